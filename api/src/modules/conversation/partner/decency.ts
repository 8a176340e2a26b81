/** What a partner never says, not even as an echo: swearing, and what only the student's own people should know. */

const SWEARING =
  /\b(?:f+u+c+k\w*|sh[i1]t\w*|bullsh\w+|bitch\w*|bastard\w*|ass(?:hole)?s?|arse\w*|dicks?|cocks?|cunt\w*|puss(?:y|ies)|porn\w*|sex\w*|nudes?|naked|slut\w*|whore\w*|nigg\w+|fagg?\w*|retard\w*|moron\w*|idiot\w*|stupid\w*|dumb|damn\w*|crap\w*|wtf|stfu|kill(?:ed|ing|er)?|suicide|rape\w*|bodoh\w*|babi|sial\w*|anjing|puki\w*|pantat\w*|lancau|lanjiao|kimak|cibai|cb|haram jadah|celaka|mampus|pukimak|bangang|cheebai|kanina\w*|diu|wanker\w*|piss\w*|boobs?|tits?)\b/iu;

/** An address of mail or the web, or five digits that belong together. */
const CONTACT =
  /\S+@\S+|\b\w+ (?:at|dot) \w+ dot \w+|https?:|\bwww\.|\b\w+\.(?:com|my|net|org)\b|(?:\d[\s().-]?){5,}/iu;

export const isDecent = (text: string): boolean => !SWEARING.test(text) && !CONTACT.test(text);
