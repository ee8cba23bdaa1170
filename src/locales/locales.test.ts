import { ourKit } from "../kit/our-kit.ts";
import { describeLanguage } from "../testing/language-suite.ts";

for (const language of ourKit().languages.values()) describeLanguage(language, ourKit());
