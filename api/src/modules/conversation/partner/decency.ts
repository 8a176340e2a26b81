/** What a partner never says, not even as an echo: swearing, and what only the student's own people should know. */

const SWEARING =
  /\b(?:f+u+c+k\w*|wtf|stfu|sh[i1]t\w*|bullsh\w+|bitch\w*|bastard\w*|ass(?:hole)?s?|arse\w*|dicks?|cocks?|cunt\w*|puss(?:y|ies)|porn\w*|sex\w*|nudes?|naked|slut\w*|whore\w*|nigg\w+|fagg?\w*|retard\w*|moron\w*|idiot\w*|stupid\w*|dumb|damn\w*|crap\w*|suicide|kill (?:you|him|her|them|myself|yourself)|rape\w*|wanker\w*|piss\w*|boobs?|tits?|bodoh\w*|babi|sial\w*|anjing|puki\w*|pantat\w*|lancau|lanjiao|kimak|cibai|cheebai|kanina\w*|haram jadah|celaka|mampus|bangang)\b/iu;

/** An address of mail or the web, five digits that belong together, and whoever offers one. */
const CONTACT =
  /\S+@\S+|\b\w+ (?:at|dot) \w+ dot \w+|https?:|\bwww\.|\b\w+\.(?:com|my|net|org)\b|(?:\d[\s().-]?){5,}|\bmy (?:phone number|email|e-mail|password|address|ic number)\b/iu;

export const hasContact = (text: string): boolean => CONTACT.test(text);

export const isDecent = (text: string): boolean => !SWEARING.test(text) && !hasContact(text);
