interface Outcome {
  readonly questions: readonly unknown[];
  /** Of them; built-in patterns made the rest. */
  readonly writtenByModel: number;
  readonly asked: number;
}

/** How many there are, who wrote them, and why there are fewer than asked. */
export function generatedWords({ questions: { length: made }, writtenByModel, asked }: Outcome): {
  title: string;
  sentences: string[];
} {
  const sentences = [writers(made, writtenByModel)];
  if (made < asked) sentences.push(`Of the ${asked} that you asked for, no more are new.`);
  return { title: made === 1 ? '1 new question' : `${made} new questions`, sentences };
}

function writers(made: number, writtenByModel: number): string {
  const them = made === 1 ? 'it' : 'them';
  if (writtenByModel === 0) return `Built-in patterns wrote ${them}.`;
  if (writtenByModel === made) return `The AI model wrote ${them}.`;
  return `The AI model wrote ${writtenByModel} of them, built-in patterns the rest.`;
}
