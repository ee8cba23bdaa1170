import type { Search } from "../../../schema/search.ts";

interface AiCrawler {
  /** The name of a robot in robots.txt. */
  name: string;
  operator: string;
  purpose: "answers" | "training";
}

/**
 * Robots of AI services by the purpose that their operators state. `answers` fetch a page to answer
 * somebody's question and link to it. `training` collect text for training models. No search engine is among
 * them; Google-Extended and Applebot-Extended only exist in robots.txt.
 */
export const AI_CRAWLERS: readonly AiCrawler[] = [
  // ChatGPT's search index, and pages that its users request.
  { name: "OAI-SearchBot", operator: "OpenAI", purpose: "answers" },
  { name: "ChatGPT-User", operator: "OpenAI", purpose: "answers" },
  { name: "GPTBot", operator: "OpenAI", purpose: "training" },
  // Claude's search index, and pages that its users request.
  { name: "Claude-SearchBot", operator: "Anthropic", purpose: "answers" },
  { name: "Claude-User", operator: "Anthropic", purpose: "answers" },
  { name: "ClaudeBot", operator: "Anthropic", purpose: "training" },
  { name: "PerplexityBot", operator: "Perplexity", purpose: "answers" },
  { name: "Perplexity-User", operator: "Perplexity", purpose: "answers" },
  { name: "DuckAssistBot", operator: "DuckDuckGo", purpose: "answers" },
  { name: "MistralAI-User", operator: "Mistral", purpose: "answers" },
  // Alexa's and Rufus's answers; neither is used for training.
  { name: "Amzn-SearchBot", operator: "Amazon", purpose: "answers" },
  { name: "Amzn-User", operator: "Amazon", purpose: "answers" },
  { name: "Amazonbot", operator: "Amazon", purpose: "training" },
  { name: "Meta-ExternalFetcher", operator: "Meta", purpose: "answers" },
  { name: "Meta-ExternalAgent", operator: "Meta", purpose: "training" },
  // Gemini. Google Search uses Googlebot and is not affected.
  { name: "Google-Extended", operator: "Google", purpose: "training" },
  // Apple Intelligence. Siri and Spotlight use Applebot and are not affected.
  { name: "Applebot-Extended", operator: "Apple", purpose: "training" },
  // An open archive that many models are trained on.
  { name: "CCBot", operator: "Common Crawl", purpose: "training" },
  { name: "Bytespider", operator: "ByteDance", purpose: "training" },
  { name: "cohere-training-data-crawler", operator: "Cohere", purpose: "training" },
  { name: "AI2Bot", operator: "Allen Institute for AI", purpose: "training" },
];

/**
 * The site's robots.txt (RFC 9309). It does not exclude any page from search engines, not even an
 * unlisted one: a robot has to read the page to see its `noindex`.
 */
export function robotsTxt(siteUrl: string, { aiCrawlers }: Search): string {
  const refused = AI_CRAWLERS.filter(
    ({ purpose }) => aiCrawlers === "none" || (aiCrawlers === "answers" && purpose === "training"),
  );
  const groups = [
    ["User-agent: *", "Disallow:"],
    ...(refused.length > 0 ? [[...refused.map(userAgent), "Disallow: /"]] : []),
    [`Sitemap: ${siteUrl}/sitemap.xml`],
  ];
  return `${groups.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

const userAgent = ({ name }: { name: string }) => `User-agent: ${name}`;
