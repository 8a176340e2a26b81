/** Answers of our own, from weak to strong, on cards of our own. Each is `rank` steps up; ties share a rank. */
export interface GoldenAnswer {
  readonly rank: number;
  readonly question: { readonly text: string; readonly points: readonly string[] };
  readonly text: string;
}

export const GOLDEN_ANSWERS: readonly GoldenAnswer[] = [
  {
    rank: 1,
    question: {
      text: 'Talk about your favourite food.',
      points: ['what the food is', 'where you eat it', 'who cooks it', 'why you like the taste'],
    },
    text: 'my favourite food is nasi lemak nasi lemak very nice i very like nasi lemak my mother cook nasi lemak every day i eat nasi lemak in school i eat at home also the nasi lemak have egg have sambal is very nice i like because is very nice my friend also like she eat two time every day nasi lemak is good food i very happy eat it',
  },
  {
    rank: 2,
    question: {
      text: 'Talk about your best friend.',
      points: ['who your friend is', 'how you met', 'what you do together', 'why your friend is special'],
    },
    text: 'My best friend name is Aiman. He is tall and he have short hair. I meet him when I was in standard one. We always go to school together by bus. He like to play football and I also like play football. Last week we go to the field and we play with our friend. He is very kind and always help me when I have problem. He good in mathematics. I very happy because have best friend like him. I hope we can be friend forever.',
  },
  {
    rank: 3,
    question: {
      text: 'Talk about a place you visited.',
      points: ['where you went', 'who you went with', 'what you did there', 'how you felt'],
    },
    text: 'Last year I went to Cameron Highlands with my family. We stayed in a hotel near the market. The weather is very cold and I must wear jacket every day. We visited a strawberry farm and a tea farm. My mother bought many vegetable because it is cheap there. At night we ate steamboat together. I take a lot of pictures with my sister. I felt happy because I could spend time with my family. I want to go there again because the place is beautiful.',
  },
  {
    rank: 4,
    question: {
      text: 'Talk about saving money.',
      points: ['how you save', 'what you save for', 'who taught you', 'why saving matters'],
    },
    text: 'I think saving money is important for students like me. Every week my parents give me pocket money and I try to keep some of it in a box at home. I do not buy snacks every day, so I can save about ten ringgit a week. I am saving to buy a new phone because my old phone is very slow. My father taught me to save when I was small. He told me that if we save money, we will not have problem when something happens. I believe everyone should save because the price of things is going up.',
  },
  {
    rank: 5,
    question: {
      text: 'Talk about a hobby you enjoy.',
      points: ['what the hobby is', 'how you started', 'when you do it', 'how it helps you'],
    },
    text: 'One hobby that I really enjoy is baking. I started when I was twelve, because my aunt asked me to help her prepare cookies for Hari Raya. At first I made a lot of mistakes, and my first cake was as hard as a stone, but she told me not to give up. Now I bake almost every weekend. I usually look for recipes online and try to change them a little. Baking helps me to relax after a stressful week at school, and it has also taught me to be patient. If I have enough money in the future, I would like to open a small bakery.',
  },
  {
    rank: 6,
    question: {
      text: 'Talk about protecting the environment.',
      points: ['a problem near you', 'what causes it', 'what your school does', 'what everyone could do'],
    },
    text: 'The environmental problem that worries me most is the river behind our housing estate, which used to be clean enough to swim in. Over the past few years, several workshops have been pouring oil into the drains, and residents still throw plastic bags and leftover food into the water. As a result, whenever there is heavy rain, the drains overflow and the whole area smells terrible. My school has organised two clean-up campaigns, and although they were exhausting, more than a hundred volunteers took part. Personally, I believe that fines alone will not solve the problem. What we need is a proper recycling system, together with lessons that show young children how waste ends up in the sea.',
  },
  {
    rank: 7,
    question: {
      text: 'Talk about technology in education.',
      points: ['how you use it', 'its advantages', 'its dangers', 'how it should be used'],
    },
    text: 'Technology has transformed the way my generation learns, although I would argue that it is a mixed blessing. Whenever I struggle with a concept in physics, I can watch an animation that explains it far more vividly than any diagram in a textbook, and I can pause it as often as I need. That kind of independence was unimaginable when my parents were students. Having said that, constant access to information has made many of us impatient; we tend to skim rather than read, and we seldom question whether a source is reliable. Besides, pupils in rural areas, who often lack a stable connection, risk being left behind. If schools want to make the most of these tools, they ought to train teachers properly and set clear limits, so that screens support genuine thinking instead of replacing it.',
  },
  {
    rank: 3,
    question: {
      text: 'Talk about your school.',
      points: ['where it is', 'your teachers', 'your favourite subject', 'what you would change'],
    },
    text: 'My school is in Klang and it is near my house. I go to school with my brother by bicycle. There are about one thousand students in my school. The teachers are kind but some teacher are strict. My favourite subject is science because I like to do experiment in the lab. Every morning we must stand in the hall and sing the school song. I also join the badminton club and we train on Wednesday. If I can change one thing, I want to change the canteen because the food is not delicious and the place is too small.',
  },
];
