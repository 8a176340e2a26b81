import type { Difficulty } from 'schema/rules/choices';

/** In the texts `*` stands for what is done ("save water at home"), `#` for its -ing form ("saving water at home"). */
export interface TopicFrame {
  readonly text: string;
  /** Which of a topic's concepts answer it. */
  readonly concepts: 'ways' | 'benefits';
}

interface LevelOfTopics {
  readonly frames: readonly TopicFrame[];
  readonly points: readonly [string, string, string, string];
  /** The decision of session 2. */
  readonly decisions: Record<TopicFrame['concepts'], string>;
  readonly hotsQuestions: readonly string[];
}

const ways = (text: string): TopicFrame => ({ text, concepts: 'ways' });
const benefits = (text: string): TopicFrame => ({ text, concepts: 'benefits' });

/** Texts begin as the partner expects, who takes the topic from behind these words (§4). */
export const TOPIC_LEVELS: Record<Difficulty, LevelOfTopics> = {
  beginner: {
    frames: [
      ways('Ways to *'),
      benefits('Why do people try to *?'),
      ways('How can students *?'),
      benefits('What are the good points of #?'),
      ways('How can a family *?'),
    ],
    points: [
      'what people need in order to *',
      'when it is easy to *',
      'how you can begin to *',
      'why it is good to *',
    ],
    decisions: {
      ways: 'Decide together: which ONE of these ways is the easiest to begin with?',
      benefits: 'Decide together: which ONE of these reasons is the most important to you?',
    },
    hotsQuestions: [
      'What may happen if nobody tries to *?',
      'Is # harder for young people than for their parents? Why?',
    ],
  },
  intermediate: {
    frames: [
      ways('How can teenagers *?'),
      benefits('What are the benefits of #?'),
      ways('Ways to make it easier to *'),
      benefits('Why do some young people choose to *?'),
      ways('How can people with little time *?'),
    ],
    points: [
      'what makes it hard to *',
      'who can help people to *',
      'how young people can take part',
      'why # makes a difference',
    ],
    decisions: {
      ways: 'Decide together: which ONE of these ways would make the biggest difference?',
      benefits: 'Decide together: which ONE of these reasons would persuade most people?',
    },
    hotsQuestions: [
      'Should schools teach students about #? Why or why not?',
      'How might # change when the students of today are adults?',
    ],
  },
  advanced: {
    frames: [
      ways('What are the most effective ways to *?'),
      benefits('What are the long-term benefits of #?'),
      ways('How can schools help young people to *?'),
      benefits('Why do many people think it is important to *?'),
      benefits('What are the strongest arguments for #?'),
    ],
    points: [
      'what stands in the way of #',
      'how attitudes can be changed',
      'who should take the lead',
      'why # is worth the effort',
    ],
    decisions: {
      ways: 'Decide together: which ONE of these ways deserves the most effort?',
      benefits: 'Decide together: which ONE of these arguments is the most convincing?',
    },
    hotsQuestions: [
      'To what extent should # be left to each of us, and not to the authorities?',
      'Who gains most from #, and who may lose by it?',
    ],
  },
};
