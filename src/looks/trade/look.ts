import { defineLook, fontPair } from "plumbline/kit";
import { backdrop } from "./backdrop.ts";

export const trade = defineLook({
  name: "trade",
  description: "a site board with plumb line, tape and hazard stripes",
  styles: "./styles.ts",
  fonts: {
    Latn: fontPair("archivo", 800, "figtree", 112),
    Arab: fontPair("cairo", 800, "cairo"),
  },
  ground: { paper: "#F6F4EF", ink: "#1B2228" },
  suits: [
    "AutoBodyShop",
    "AutoDealer",
    "AutoPartsStore",
    "AutoRental",
    "AutoRepair",
    "AutoWash",
    "AutomatedTeller",
    "AutomotiveBusiness",
    "Electrician",
    "GasStation",
    "GeneralContractor",
    "HVACBusiness",
    "HardwareStore",
    "HomeAndConstructionBusiness",
    "HousePainter",
    "Locksmith",
    "MotorcycleDealer",
    "MotorcycleRepair",
    "MovingCompany",
    "Plumber",
    "RecyclingCenter",
    "RoofingContractor",
    "TireShop",
  ],
  backdrop,
});
