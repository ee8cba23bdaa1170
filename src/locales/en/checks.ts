import type { CheckWords } from "../../model/check-words.ts";

export const checks: CheckWords = {
  vagueLinks: [
    "please? click|tap|press",
    "please? click|tap|press on? here|this",
    "please? click|tap|press on? this link",
    "see|go|over|right? here",
    "read|learn|find_out|see|view|show|discover|know? more here|info|information|details?",
    "info|information|details|read|read_on|continue|continue_reading|go|visit|link|url",
    "see|visit|follow? this|the page|link|site|website|web_site",
    "see|visit|follow? this|the",
    "page|website|web_site|webpage|web_page",
  ],
  placeholders: ["insert … here", "your|some|sample|dummy text|words goes? here"],
  nothing: ["anything", "nothing"],
  subjects:
    "address area business city company county date email insert keyword location name number phone place postcode price region service street text town trade url website year your",
  inFacts: ["your name|street|road|town|city|county|region|address", "example street|road|town"],
  wholeFacts: [
    "example",
    "your business|company",
    "business|company name",
    "joe bloggs",
    "john|jane doe",
  ],
  pictures: [
    "alt|alternative|alternate text|description?",
    "image|picture|photo|the? description",
    "untitled|unnamed|thumbnail|placeholder|screenshot design|image|document|file?",
    "a|an|the|my|our? banner|hero|header|cover|title|background|main|stock|profile? image|images|photo|photos|photograph|photographs|picture|pictures|graphic|graphics|video|videos",
  ],
  pictureOf: ["a|an|the? image|photo|photograph|picture|graphic|video of"],
  noServices: [
    "our|my|all|the? services|service|treatments|classes|courses|products|work|jobs|offers and? prices|rates|fees?",
    "our|my|the? prices|price_list|price_guide|rates|fees",
    "what we|i do|offer",
    "home|about|about_us|contact",
  ],
  beforeAmounts: [
    "about|around|approximately|roughly|circa|only|just|now|usually|typically",
    "at? least|most",
    "from|starting|starts? from|at",
    "up|down? to",
    "between|under|over|below|above|maximum|max|minimum|min",
  ],
  betweenAmounts: ["or|to|and"],
  afterAmounts: [
    "per|each|every|a|an|the|plus|and_up|and_over|upwards|or_more|or_less|total|all_in|including|incl|excluding|excl|inclusive|net|gross",
  ],
  limits: [
    "closed|shut",
    "except|excluding",
    "by prior? appointment|arrangement",
    "appointment|appointments|booking|bookings|members|residents|season only|required|essential",
    "only during|for|if|on|when",
    "first|second|third|fourth|last|1st|2nd|3rd|4th|alternate|every_other|every_second|odd|even monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays|week|weeks|weekend|weekends",
    "fortnightly|biweekly|monthly|once_a_month",
    "during|in? term|term_time|school|season|summer|winter",
    "emergencies",
  ],
};
