import type { StarterWords } from "../../model/starter-words.ts";
import readme from "./readme.json";
import words from "./starter.json";
import trades from "./trades.json";

export const starter: StarterWords = { ...trades, ...words, readme };
