import type { Phase } from 'schema/rules/phases';

interface PhaseTexts {
  /** Of the panel (§2). */
  readonly title: string;
  /** Of the mind map (§2). */
  readonly heading: string;
  readonly instruction: string;
  /** Of the button that shows and hides the prompts. */
  readonly prompts: string;
  readonly hints: readonly string[];
}

export const PHASE_TEXTS: Record<Phase, PhaseTexts> = {
  session1: {
    title: 'Discussion Phase',
    heading: 'Session 1: Discussion (2 minutes)',
    instruction:
      'Ways to discuss the topic: say what you think of a point and why, ask your partner, then build on the answer.',
    prompts: 'Prompts',
    hints: [
      'I would begin with …, because …',
      'What do you think about …?',
      'That is a good point. I would add that …',
      'I see it differently, because …',
      'For example, in my school …',
    ],
  },
  session2: {
    title: 'Decision Making',
    heading: 'Session 2: Decision Making (1 minute)',
    instruction: 'Now decide together what is the main way. Choose ONE point and say why it matters most.',
    prompts: 'Prompts',
    hints: [
      'I think the most important one is …, because …',
      '… is better than …, since …',
      'Shall we agree on …?',
      'You are right about …, but …',
      'So we choose …',
    ],
  },
  session3: {
    title: 'HOTS Discussion',
    heading: 'Session 3: HOTS Discussion (2 minutes)',
    instruction: 'Think further: give your judgement, weigh both sides and say what would follow.',
    prompts: 'Answer Prompts',
    hints: [
      'Causes and effects: why is it so, and what follows from it?',
      'Connections to other topics: school, family, health, money …',
      'Advantages and disadvantages: who gains, and who loses?',
      'Future change: how will it be in ten years?',
      'Hypothetical differences: what if it were not so?',
      'Comparison with personal experience: what have you seen yourself?',
    ],
  },
};

/** The third phase asks its own question; without one, about what follows in the long run. */
export const hotsQuestionOf = ({
  hotsQuestion,
  topic,
}: {
  readonly hotsQuestion: string | null;
  readonly topic: string;
}): string => hotsQuestion?.trim() || `What are the long-term implications of ${topic}?`;
