/** The screen the film is drawn for. */
export const screen = { width: 480, height: 960 } as const;

export const framesPerSecond = 25;

export const seconds = 8;

/** When each beat of the story happens, in seconds from the start of the loop. */
export const beat = {
  typing: 0.3,
  perLetter: 0.07,
  search: 1.6,
  results: 1.67,
  pins: 2.05,
  highlight: 2.6,
  call: 3.4,
  ring: 3.48,
  answer: 4.5,
  week: 5.0,
  jobs: 5.4,
  perJob: 0.09,
  wipe: 7.22,
} as const;

/** The frame shown until the film plays: the first result lit on the map, about to be called. */
export const posterTime = 3;
