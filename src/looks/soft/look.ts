import { defineLook, fontPair } from "plumbline/kit";
import { backdrop } from "./backdrop.ts";

export const soft = defineLook({
  name: "soft",
  description: "round corners and circles",
  styles: "./styles.ts",
  fonts: {
    Latn: fontPair("gabarito", 700, "figtree"),
    Arab: fontPair("readex-pro", 600, "readex-pro"),
  },
  ground: { paper: "#FDF8F2", ink: "#33291F" },
  suits: [
    "Bakery",
    "BeautySalon",
    "CafeOrCoffeeShop",
    "ChildCare",
    "DaySpa",
    "FastFoodRestaurant",
    "Florist",
    "GardenStore",
    "HairSalon",
    "HealthAndBeautyBusiness",
    "HealthClub",
    "IceCreamShop",
    "InternetCafe",
    "Midwifery",
    "NailSalon",
    "PetStore",
    "TattooParlor",
    "ToyStore",
  ],
  backdrop,
});
