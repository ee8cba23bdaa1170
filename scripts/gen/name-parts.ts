/*
 * What the names of places are put together from. The places are invented: the parts sound Welsh or
 * English and are meant to name nothing on a map; a likeness to a real village is chance.
 */

const words = (text: string) => text.trim().split(/\s+/);

export const english = {
  first: words(`
    Quern Thrum Wendle Morrel Brimble Tansel Hethwin Dunnock Pellow Crandle Farrel Orchel Stavel Wythel
    Gorsel Hobbin Ludde Mossel Nessel Ottrel Pennick Rushel Sorrel Tarrin Umbrel Vennel Wexel Yelver
    Ambrel Brackel Corrin Dapple Emmer Fennick Garrin Hazzel Immel Jessel Kestrel Lathe Merrin Nuthal
    Orrin Parrin Quillet Rowel Saffel Teazel Ushel Vetchel Wimble Yarrel Bastle Clovel Dimmel Elver
    Flaxen Griddel Harrin Inkle Junnip Kessle`),
  second: words(`
    combe wick stow leigh ford bourne thorpe mere hurst worthy cott den holt garth ley beck well
    stead bury ham ton field wood bridge marsh croft hythe sett dale hope grave lade mead over rigg
    shaw slade stoke thwaite toft wade worth yard cote dean edge fold gate harbour knoll`),
} as const;

export const welsh = {
  first: words(`
    Llan Pen Tre Aber Cwm Pont Nant Bryn Maes Caer Blaen Ystrad Rhyd Ynys Gelli Coed Efail Felin Glyn
    Cefn Craig Twyn Waun Pant Tir Bod Hen Llwyn Din Dol Erw Garth Gwern Hafod Moel Porth Rhos Tal Ton
    Sarn Banc`),
  second: words(`
    brewys celwyn cerddan dyfran feddwin ferwyd garweth gelynog gorlan hebdwr hirwel lasog lewydd
    lynfedd marchwen medrog melwas mydrin nedwyn neiron orwig radwel rennog sawdel seddwen sidan
    talweth tegwel tirwen trefnog wedrog welfa wernal wynlas ydfran yrwen urwedd aeddren balwen bedrog
    berwydd biswel caddwyn calweg cemlas cewydd clydwen crwydron cynlas deilwen derwel dewlas drystan
    dulwas dwyrfan ogwaun eiddrys eirlas elwydd erddwyn esgel fadwen farlas gerwydd hafwel hirnos lledrig lonwel marlog nerwyn penllas
    rhywel sawyr tawelan tegwyn udwen`),
} as const;

/** Put before or after a name, `*`, for the second and third village of that name. */
export const qualifiers = {
  english: ["Little *", "Upper *", "Lower *", "Great *", "Nether *", "* Green", "* Parva"],
  welsh: ["* Uchaf", "* Isaf", "* Fach", "* Fawr", "* Newydd", "* Ganol"],
  /** For places that are too small for a page. */
  hamlet: ["* Cross", "* Common", "* Mill", "* End", "* Gate", "* Row", "* Heath"],
} as const;
