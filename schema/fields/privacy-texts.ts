/**
 * The texts of the privacy notice. Each is a whole sentence, so that it can be translated. They address
 * readers politely and suit any trade and country, except where a description says otherwise.
 */
export const PRIVACY_TEXTS = {
  responsible: ["Who is responsible", "Heading of the first topic of the privacy notice."],
  business: ["{business}.", "The business's name and address, as a sentence."],
  person: [
    "The person to ask is {name}: {contact}.",
    "The contact person; an email address or a phone number.",
  ],
  questions: [
    "For questions: {contact}.",
    "The contact without a named person; an email address or a phone number.",
  ],
  controller: [
    "The law calls us the controller, because we decide what happens to your details.",
    "The legal term for the responsible party; only in countries whose law has it.",
  ],
  we: ["“We” on this page means that business.", "The meaning of “we” in the notice."],
  formHeading: ["When you send the contact form", "Heading about the contact form."],
  quoted: ["“{label}”", "Around the label of a field, in the list of the contact form's fields."],
  form: [
    "We get what you write there ({fields}). Your browser sends it to {host}, a service that passes it on to us and sees your IP address as it does.",
    "The labels of the contact form's fields, and the web address that it is sent to.",
  ],
  formCaptcha: [
    "It may first show a page of its own to make sure that you are a person.",
    "For a form service that may show a captcha.",
  ],
  formUse: [
    "We use it to answer you and to do what you ask us for.",
    "How the business uses what the contact form sends.",
  ],
  signupHeading: ["When you sign up", "Heading about the sign-up form, such as of a newsletter."],
  signup: [
    "Your email address and, if you give it, your name go to {host}, which keeps the list and sends what you signed up for.",
    "The web address that the sign-up form is sent to.",
  ],
  signupLeave: [
    "To leave the list, use the link in any of its emails or ask us: {contact}.",
    "How to unsubscribe; an email address or a phone number.",
  ],
  signupCounter: [
    "Each time the form is shown, your browser calls {host}, which counts it.",
    "For a provider that counts views of the sign-up form.",
  ],
  signupScript: [
    "Pages with the form load a script from {host}.",
    "For a provider whose script the sign-up form loads.",
  ],
  directHeading: ["When you contact us directly", "Heading about phone, email and messages."],
  direct: [
    "We see what you tell us and the contact details it comes with, and use them to deal with what you ask. Nothing is sent before you press one of the links for it.",
    "What happens when a visitor calls or writes.",
  ],
  directWhatsapp: [
    "WhatsApp belongs to Meta, so a message there goes through Meta too. If you would rather it did not, choose another way to reach us.",
    "For a business with WhatsApp.",
  ],
  readingHeading: ["When you only read", "Heading about visits without a form or a message."],
  logs: [
    "The company that hosts this site has to see your IP address to send you a page, and as a rule notes it for a while with the time, the page and your kind of browser, to keep the site running and to fend off attacks.",
    "What the web host logs; the owner's text about the host follows.",
  ],
  ownFiles: [
    "Fonts, pictures and the like come from this site itself, so no other company learns of your visit through them.",
    "For sites that load no fonts from elsewhere.",
  ],
  ownFilesOnly: [
    "Fonts, pictures and the like come from this site itself.",
    "For sites that load no fonts from elsewhere, but show other companies' content.",
  ],
  fonts: [
    "The fonts come from {host}, which sees your IP address on every page. Pictures and the like come from this site itself.",
    "For sites whose fonts come from another company.",
  ],
  mapHeading: ["When you look at the map", "Heading about the map."],
  mapClick: [
    "What you see at first is a drawing. Only when you press it does the map come from {host}, which then sees your IP address and may set cookies of its own.",
    "For a map that loads when a visitor asks for it.",
  ],
  mapVisible: [
    "When the map scrolls into view, it comes from {host}, which then sees your IP address and may set cookies of its own.",
    "For a map that loads automatically.",
  ],
  filmHeading: ["When you play a film", "Heading about films from other companies."],
  filmClick: [
    "Some films come from {hosts}. Only when you press one does its player come from there; that company then sees your IP address and may set cookies of its own.",
    "For films that load when a visitor asks for them; the web addresses of their companies.",
  ],
  contentHeading: [
    "When you have something of another company shown",
    "Heading about other companies' content that is not a film, such as a timetable.",
  ],
  contentClick: [
    "Some content comes from {hosts}. Only when you press the button for it is it loaded from there; that company then sees your IP address and may set cookies of its own.",
    "For such content; the web addresses of its companies.",
  ],
  servicesHeading: [
    "When a page uses a service of another company",
    "Heading about services that the site's custom sections use.",
  ],
  service: [
    "Some pages use {host}, for this purpose: {purpose}.",
    "The web address of a service, and its purpose from its section.",
  ],
  serviceCalled: [
    "Your browser then calls {host}, which sees your IP address and may set cookies of its own.",
    "What every such service receives.",
  ],
  serviceLearns: [
    "Besides, {host} learns: {learns}.",
    "What else such a service receives, from its section.",
  ],
  searchHeading: ["When you search this site", "Heading about the site's own search."],
  search: [
    "The search runs in your browser; no search company is asked. Your words stand in the page’s address, so they stay in your browser’s history, and our host’s log may show them.",
    "Where the words of a search are stored.",
  ],
  storageHeading: ["What stays in your browser", "Heading about cookies and similar storage."],
  noCookies: ["We set no cookies and use no analytics.", "For sites without a counter."],
  onlyCounter: [
    "We set no cookies. The only counting is that of the sign-up form by {host}.",
    "For sites whose provider counts views of the sign-up form.",
  ],
  kept: [
    "This is kept, in your tab alone and until you close it; we never see it:",
    "Before the list of what the browser stores.",
  ],
  keptDraft: [
    "what you have typed into a form, until it is sent, so that a dropped connection loses nothing",
    "An entry of that list, for sites with forms.",
  ],
  keptNotice: [
    "that you have closed a notice, so that it does not come back on the next page",
    "An entry of that list, for sites with notices that can be closed.",
  ],
  keptScroll: [
    "how far down each page you had scrolled, noted as you leave it, so that Back takes you to the same place",
    "An entry of that list.",
  ],
  others: [
    "What these do once they are loaded is up to them: {hosts}.",
    "Web addresses of other companies whose map, script or fonts the site loads.",
  ],
  gdpr: [
    "GDPR",
    "The short name of the European Union's General Data Protection Regulation in this language.",
  ],
  ukGdpr: ["UK GDPR", "The short name of the United Kingdom's version of that law."],
  fadp: ["FADP", "The short name of Switzerland's Federal Act on Data Protection."],
  groundsHeading: ["Why we are allowed to", "Heading about the legal grounds."],
  grounds: [
    "These are our grounds under the {law}, Article 6(1):",
    "Before the list of legal grounds; the letters in it are those of that article.",
  ],
  groundContract: [
    "dealing with what you ask: you asked for it, as part of a contract or before one (b)",
    "An entry of that list: contract.",
  ],
  groundConsent: [
    "sending what you signed up for: your consent, which you can take back at any time (a)",
    "An entry of that list, for sites with a sign-up form: consent.",
  ],
  groundDuty: [
    "keeping invoices and other records that the law asks for: a duty in law (c)",
    "An entry of that list: legal obligation.",
  ],
  groundInterest: [
    "a site that works and is safe from attacks: our legitimate interest in that (f)",
    "An entry of that list: legitimate interests.",
  ],
  voluntary: [
    "You need not give us anything. Without a way to reach you, we cannot answer.",
    "Whether visitors have to give their details.",
  ],
  recipientsHeading: ["Who else sees your details", "Heading about recipients."],
  recipientHost: ["the company that hosts this site", "An entry of the list of recipients."],
  recipientForm: ["{host}, which passes the contact form on", "An entry of that list."],
  recipientSignup: ["{host}, which keeps the sign-up list", "An entry of that list."],
  recipientService: ["{host}, for this purpose: {purpose}", "An entry of that list."],
  recipientShown: [
    "{hosts}, where this site shows something that comes from there: your IP address",
    "An entry of that list: web addresses of companies whose maps, films or fonts are shown.",
  ],
  recipientEmail: ["the companies that carry our email", "An entry of that list."],
  recipientPhone: ["the companies that carry our phone calls", "An entry of that list."],
  recipientWhatsapp: ["WhatsApp, if you use it", "An entry of that list."],
  abroadLaw: [
    "Some of these may keep details in other countries. The law allows that only where they are as well protected there; ask us, and we tell you how.",
    "About transfers abroad, in countries whose law is known.",
  ],
  abroad: [
    "Some of these may keep details in other countries; ask us, and we tell you where.",
    "About transfers abroad, in all other countries.",
  ],
  retentionHeading: [
    "How long we keep them",
    "Heading over the owner's text about how long details are stored.",
  ],
  retentionSignup: [
    "Your place on the sign-up list lasts until you leave it.",
    "After the owner's text, for sites with a sign-up form.",
  ],
  rightsHeading: ["What you can ask for", "Heading about visitors' rights."],
  rightCopy: [
    "a copy of what we hold about you, and a copy in a file you can take elsewhere",
    "An entry of the list of rights: access and portability.",
  ],
  rightCorrect: ["a correction of what is wrong or missing", "An entry of that list."],
  rightDelete: [
    "deletion, or that we keep something but leave it alone",
    "An entry of that list: erasure and restriction.",
  ],
  rightObject: [
    "that we stop using your details where we rely on our own interests",
    "An entry of that list: objection.",
  ],
  rightWithdraw: [
    "an end to what you once agreed to; what was done before stays lawful",
    "An entry of that list, for sites with a sign-up form.",
  ],
  rightsAsk: ["Where to ask: {contact}.", "An email address or a phone number."],
  answerMonth: [
    "It costs nothing, and you have an answer within a month.",
    "For countries whose law sets a limit of a month.",
  ],
  answer30Days: [
    "It costs nothing, and you have an answer within 30 days.",
    "For countries whose law sets a limit of 30 days.",
  ],
  rightsOffer: [
    "Ask us what we hold about you, or ask us to correct or delete it: {contact}.",
    "Instead of the list of rights, in countries whose law is not known.",
  ],
  complaintsHeading: ["If you are not happy", "Heading about complaints."],
  complaintUk: [
    "You have the right to complain to us about how we handle your details (Data (Use and Access) Act 2025), in any way you like. We confirm within 30 days that we have your complaint, look into it without delay, and tell you what came of it.",
    "The law of the United Kingdom about complaints to the business itself.",
  ],
  complaint: [
    "If something about this worries you, tell us first; most things are put right with one message. You need not wait for us: you may go to the regulator at any time.",
    "About complaints, in other countries whose law is known.",
  ],
  complaintUs: [
    "If something about this worries you, tell us; most things are put right with one message: {contact}.",
    "About complaints, in countries whose law is not known.",
  ],
  authority: [
    "The regulator responsible for us: {authority}, {website}.",
    "The authority's name in its own language, perhaps with its phone number, and its website.",
  ],
  lawHeading: ["What the law says", "Heading over the owner's text about the law."],
  updated: ["Last read through: {date}", "The last line of the notice, with the owner's date."],
} as const;
