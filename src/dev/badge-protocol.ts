/** Where the badge asks for what is not quite right, and the event that says it changed. */
export const PROBLEMS_URL = "/__plumbline/problems";
export const PROBLEMS_EVENT = "plumbline:problems";
