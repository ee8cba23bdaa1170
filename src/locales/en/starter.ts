import type { StarterWords } from "plumbline/kit";
import readme from "./readme.json" with { type: "json" };
import words from "./starter.json" with { type: "json" };
import trades from "./trades.json" with { type: "json" };

export const starter: StarterWords = { ...trades, ...words, readme };
