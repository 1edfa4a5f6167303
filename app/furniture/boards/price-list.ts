/**
 * What the workshop pays and charges, in whole bani without VAT: per square metre, metre, piece or hour.
 * The owner sets it; an order freezes the one it was made with.
 */
export interface PriceList {
  /** Added to every board's area for what is left over of the sheets. */
  wastePercent: number;
  /** Per square metre: backs and drawer bottoms, drawer boxes. Decors have their own price. */
  hdfBani: number;
  drawerBoardBani: number;
  /** Per metre, laid: the thin band of bodies, the thick one of fronts. */
  thinEdgeBani: number;
  thickEdgeBani: number;
  hingeBani: number;
  /** One that opens wide enough for drawers behind its door. */
  wideHingeBani: number;
  /** A pair of the shortest runners, and how much more the next length costs. */
  runnerBani: number;
  runnerStepBani: number;
  connectorBani: number;
  /** With its dowel. */
  eccentricBani: number;
  pinBani: number;
  /** A rail by the metre, and its supports. */
  railBani: number;
  railSupportsBani: number;
  pullOutRailBani: number;
  recessedPullBani: number;
  pushLatchBani: number;
  glideBani: number;
  wallKitBani: number;
  slidingTrackBani: number;
  slidingDoorBani: number;
  boltBani: number;
  screwBani: number;
  /** An hour of work, and minutes for each. */
  hourBani: number;
  bodyMinutes: number;
  boardMinutes: number;
  edgeMinutes: number;
  doorMinutes: number;
  hingeMinutes: number;
  drawerMinutes: number;
  slidingDoorMinutes: number;
  marginPercent: number;
  /** Days from the advance to the delivery, as promised for a planned piece. */
  leadFromDays: number;
  leadToDays: number;
}

export const defaultPriceList: PriceList = {
  wastePercent: 12,
  hdfBani: 2200,
  drawerBoardBani: 7800,
  thinEdgeBani: 400,
  thickEdgeBani: 600,
  hingeBani: 1400,
  wideHingeBani: 2200,
  runnerBani: 4800,
  runnerStepBani: 450,
  connectorBani: 60,
  eccentricBani: 150,
  pinBani: 30,
  railBani: 3500,
  railSupportsBani: 800,
  pullOutRailBani: 1800,
  recessedPullBani: 900,
  pushLatchBani: 600,
  glideBani: 300,
  wallKitBani: 1200,
  slidingTrackBani: 26_000,
  slidingDoorBani: 9000,
  boltBani: 250,
  screwBani: 5,
  hourBani: 9000,
  bodyMinutes: 45,
  boardMinutes: 4,
  edgeMinutes: 1.5,
  doorMinutes: 12,
  hingeMinutes: 3,
  drawerMinutes: 25,
  slidingDoorMinutes: 30,
  marginPercent: 35,
  leadFromDays: 30,
  leadToDays: 45,
};

/** What the chosen decors and handle cost without VAT: per square metre, a piece. */
export interface ChosenPrices {
  bodyBani: number;
  frontBani: number;
  /** Of one handle, or of what is fitted where fronts are pushed to open. */
  handleBani: number;
}
