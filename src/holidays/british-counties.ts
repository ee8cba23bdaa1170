/** Counties and other parts of the United Kingdom as addresses have them, by the nation that they are in. */
const COUNTIES: Readonly<Record<string, string>> = {
  ENG: `Avon, Bedfordshire, Berkshire, Birmingham, Bristol, Buckinghamshire, Cambridgeshire, Cheshire, Cleveland,
    Cornwall, Cotswolds, Cumberland, Cumbria, Derbyshire, Devon, Dorset, Durham, East Anglia, East Sussex, Essex,
    Gloucestershire, Greater London, Greater Manchester, Hampshire, Herefordshire, Hertfordshire, Huntingdonshire,
    Isle of Wight, Kent, Lancashire, Leicestershire, Lincolnshire, London, Manchester, Merseyside, Middlesex,
    Midlands, Norfolk, Northamptonshire, Northumberland, Nottinghamshire, Oxfordshire, Rutland, Salop, Shropshire,
    Somerset, Staffordshire, Suffolk, Surrey, Sussex, Tyne and Wear, Warwickshire, Westmorland, West Midlands,
    West Sussex, Wiltshire, Wirral, Worcestershire, Yorkshire`,
  WLS: `Anglesey, Blaenau Gwent, Brecknockshire, Bridgend, Caernarfonshire, Caerphilly, Cardiff, Carmarthenshire,
    Ceredigion, Clwyd, Conwy, Denbighshire, Dyfed, Flintshire, Glamorgan, Gwent, Gwynedd, Merionethshire,
    Merthyr Tydfil, Monmouthshire, Montgomeryshire, Neath Port Talbot, Pembrokeshire, Powys, Radnorshire,
    Rhondda Cynon Taf, Torfaen, Wrexham, Ynys Môn`,
  SCT: `Aberdeenshire, Angus, Argyll, Ayrshire, Banffshire, Berwickshire, Borders, Caithness, Clackmannanshire,
    Dumfries and Galloway, Dumfriesshire, Dunbartonshire, Edinburgh, Falkirk, Fife, Galloway, Glasgow, Hebrides,
    Highland, Highlands, Inverness-shire, Kinross, Kirkcudbrightshire, Lanarkshire, Lothian, Midlothian, Moray,
    Nairnshire, Orkney, Peeblesshire, Perthshire, Renfrewshire, Ross-shire, Roxburghshire, Selkirkshire, Shetland,
    Stirlingshire, Sutherland, Tayside, Wigtownshire`,
  NIR: "Antrim, Armagh, Derry, Down, Fermanagh, Londonderry, Tyrone, Ulster, Belfast",
};

/** The names of a nation's counties. */
export const countiesOf = (nation: string): string[] =>
  COUNTIES[nation]?.split(/,\s+/).map((name) => name.trim()) ?? [];
