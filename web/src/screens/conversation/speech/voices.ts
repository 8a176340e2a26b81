/** What of a browser's voice the choice goes by. */
export interface VoiceTraits {
  readonly name: string;
  readonly lang: string;
}

/** English voices that are clear at a slower rate: female ones first, then male ones. */
const PREFERRED = [
  'Google UK English Female',
  'Microsoft Sonia Online (Natural) - English (United Kingdom)',
  'Microsoft Libby Online (Natural) - English (United Kingdom)',
  'Microsoft Aria Online (Natural) - English (United States)',
  'Microsoft Jenny Online (Natural) - English (United States)',
  'Samantha',
  'Kate',
  'Serena',
  'Karen',
  'Moira',
  'Microsoft Hazel - English (Great Britain)',
  'Microsoft Zira - English (United States)',
  'Google US English',
  'Google UK English Male',
  'Microsoft Ryan Online (Natural) - English (United Kingdom)',
  'Microsoft Guy Online (Natural) - English (United States)',
  'Daniel',
  'Oliver',
  'Microsoft George - English (Great Britain)',
  'Microsoft David - English (United States)',
] as const;

const GOOD = /natural|premium|enhanced|high[ -]?quality/i;

/** en, en-GB, and en_US as Android writes it. */
export const isEnglish = ({ lang }: VoiceTraits): boolean => /^en(?:[-_]|$)/i.test(lang);

/**
 * The partner's voice (§4): the saved one, the first of the preferred ones, one that says it is good, any English one.
 * @returns null where there is no English voice
 */
export function chooseVoice<Voice extends VoiceTraits>(
  voices: readonly Voice[],
  saved: string | null,
): Voice | null {
  const english = voices.filter(isEnglish);
  const named = (name: string | null) => english.find((voice) => voice.name === name);
  const preferred = PREFERRED.map(named).find((voice) => voice !== undefined);
  return named(saved) ?? preferred ?? english.find(({ name }) => GOOD.test(name)) ?? english[0] ?? null;
}
