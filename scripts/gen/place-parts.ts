/* What a village is described with. All of it is invented and might stand anywhere. */

const entries = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter((entry) => entry !== "");

export const streetFirst = entries(`
  Chapel, Forge, Mill, Quarry, Orchard, Tanyard, Glebe, Pump, Smithy, Ropewalk, Lime, Heron, Packhorse,
  Saddler, Weir, Cooper, Tollgate, Pound, Larch, Rectory, Drovers, Sawpit, Cider, Malthouse, Dairy,
  Hopyard, Kiln, Vicarage, Teasel, Spring, Barley, Slate, Halfpenny, Rookery, Furnace`);

export const streetSecond = entries(
  "Lane, Row, Hill, Road, Street, Close, Terrace, Rise, Bank, Walk",
);

export const streams = entries(`
  Gwenna, Marrow Brook, Afon Sidan, Pellet Brook, Nant Corwel, Withen, Cladd, Dunwater, Nant Eirlas,
  Tamsel, Little Ludd, Afon Merwel, Hobwater, Nant Tegwen, Cressel, Saffwater, Afon Brewys, Teal Brook,
  Orrow, Kingcup Brook, Nant Helwyn, Semmel, Rushwater, Afon Gorlas`);

export const hills = entries(`
  Carreg Lom, Beacon Bank, Moel Sidan, the Long Ridge, Gallows Knoll, Twyn Marchog, Hollin Bank, Crug Melyn,
  Sheepwash Hill, Barrow Top, Cefn Tawel, Pike Edge, Mynydd Lasog, Hanger Wood, Signal Hill, Trum Isaf,
  Windle Top, Larkham Down, Clogwyn Mawr, Old Man’s Seat`);

export const landmarks = entries(`
  the bus shelter, the old forge, the village hall, the cricket ground, the war memorial, the chapel,
  the primary school, the post office, the pound, the filling station, the water tower, the bowling green,
  the old station, the farm shop, the mill pond, the weighbridge, the surgery, the allotments,
  the garden centre, the baker’s`);

export const houses = entries(`
  stone cottages, pebble-dashed semis, interwar bungalows, brick terraces, slate-hung villas,
  council-built semis, barn conversions, link-detached houses from the seventies, rendered terraces,
  timber-framed farmhouses, workers’ cottages, chalet bungalows, Edwardian semis, flats over shops,
  self-built houses, weavers’ cottages, bay-fronted terraces, prefabs with new skins,
  double-fronted farmhouses, town houses on three floors`);

export const months = entries(`
  January, February, March, April, May, June, July, September, October, November`);

export const days = entries("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday");

export const numbers = entries("two, three, four, five, six");

export const minutes = entries("six, seven, eight, nine, ten, twelve, fifteen, eighteen, twenty");

export const people = entries(`
  a retired couple, a young family, a landlord with three houses, a farmer’s widow, a nurse on nights,
  a couple who moved in last spring, a teacher, a man with a holiday let, a shopkeeper, a first-time buyer,
  a grandmother of nine, a parish councillor, somebody who works from home, a lorry driver, a new landlady`);
