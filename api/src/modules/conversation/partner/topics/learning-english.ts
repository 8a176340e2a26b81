import type { TopicThoughts } from './topic-thoughts.js';

export const learningEnglish: TopicThoughts = {
  topic: 'learning English with technology',
  points: {
    'films and subtitles': {
      say: 'films and subtitles',
      also: ['film', 'movie', 'netflix', 'subtitle', 'drama', 'cartoon', 'watch'],
      pro: ['you hear how people really talk', 'you can read along when they speak fast'],
      con: 'we often just read Malay and do not listen',
      ask: 'What was the last one that you watched?',
    },
    'song lyrics': {
      say: 'song lyrics',
      also: ['song', 'lyric', 'music', 'sing', 'spotify'],
      pro: [
        'a good chorus stays in our heads for days',
        'you repeat a line a hundred times and do not get bored',
      ],
      con: 'singers do not always care about grammar',
      ask: 'Which singer is clear enough for us?',
    },
    'online dictionary': {
      say: 'an online dictionary',
      also: ['dictionary', 'google translate', 'translate', 'meaning', 'kamus'],
      pro: ['it reads the sound out to you', 'you get the answer in two seconds'],
      con: 'what we look up so fast, we also forget fast',
      ask: 'What did you last look up?',
    },
    'word games': {
      say: 'word games',
      also: ['game', 'wordle', 'scrabble', 'kahoot', 'quiz', 'duolingo', 'play'],
      pro: ['you learn and do not even notice', 'friends can play against each other'],
      con: 'after a while we only care about the points',
      ask: 'Which one would you play at recess?',
    },
    'recording your voice': {
      say: 'recording the own voice',
      also: ['record', 'recording', 'my voice', 'own voice', 'pronunciation', 'speak to the phone'],
      pro: ['you notice mistakes that you never hear while talking', 'nobody laughs when you try again'],
      con: 'most people hate to hear themselves',
      ask: 'Have you ever tried that?',
    },
    'short video lessons': {
      say: 'short video lessons',
      also: ['video', 'youtube', 'tiktok', 'lesson', 'online class', 'tutorial'],
      pro: ['you can stop and go back as often as you like', 'five minutes fit into every bus ride'],
      con: 'nobody answers when you have a question',
      ask: 'Which channel would you recommend to me?',
    },
  },
  words:
    'english learn learning technology teacher phone computer app internet grammar speak machine feel feeling student study improve vocabulary ai robot',
  stories: [
    'My cousin Amir learned half of his English from football clips.',
    'I write one new sentence on my phone every evening.',
  ],
  easy: [
    'Which app do you like best?',
    'Do you watch things in English?',
    'What is the hardest part of English for you?',
  ],
  thoughts: [
    'A teacher sees in a face that a student is lost, and a machine does not.',
    'A machine never gets tired, and that is good for practice.',
    'A good teacher makes you believe in yourself on a bad day.',
    'An app can answer at midnight, and no teacher can do that.',
  ],
  asks: [
    'Which teacher will you still remember in ten years?',
    'What can a machine do better than a person?',
    'Would you like to learn from a machine only?',
  ],
};
