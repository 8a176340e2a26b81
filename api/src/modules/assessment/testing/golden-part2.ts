/**
 * Part 2 answers of our own, as students say them; the bands are our reading of the rubric, not an examiner's.
 * The built-in assessor was calibrated on them, and after a first run slips were added to the answers of band 4:
 * how they are ranked shows that a calibration holds, not what it does with answers that it has not seen.
 */
export interface GoldenPart2 {
  readonly grammar: number;
  readonly vocabulary: number;
  readonly question: { readonly text: string; readonly points: readonly string[] };
  readonly text: string;
}

const PERSON = {
  text: 'Talk about a person you admire.',
  points: ['who the person is', 'what the person does', 'why you admire them', 'what you learned from them'],
};
const FESTIVAL = {
  text: 'Talk about a festival that you celebrate.',
  points: ['when it is', 'how your family prepares', 'what you eat', 'why you enjoy it'],
};
const FREE_TIME = {
  text: 'Talk about how you spend your free time.',
  points: ['what you do', 'where you do it', 'with whom', 'how it helps you'],
};
const TECHNOLOGY = {
  text: 'Talk about a gadget that you use.',
  points: ['what it is', 'how often you use it', 'what it is good for', 'what its dangers are'],
};

export const GOLDEN_PART2: readonly GoldenPart2[] = [
  // Band 1, both: an error in nearly every clause (no be, no -s, no tense), three verbs and ten words again and again.
  {
    grammar: 1,
    vocabulary: 1,
    question: PERSON,
    text: 'I like my father. My father very good. He work every day. He work in shop. He very tired but he work. My father have motorcycle. He go work with motorcycle. I very like my father because he good. He give me money. He buy food for me. My father very kind. I happy have father like this. I want like my father. He good father.',
  },
  {
    grammar: 1,
    vocabulary: 1,
    question: FESTIVAL,
    text: 'I celebrate hari raya. Hari raya very fun. My mother cook rendang. My mother cook ketupat. I eat rendang and ketupat very nice. I go my grandmother house. My cousin come. We play. We very happy. My uncle give money. I like hari raya because have money and have many food. Last year I get many money. I buy game. I very happy that day.',
  },
  // Band 2: still frequent errors, but whole sentences, a past form here and there, because and when; a few topic words.
  {
    grammar: 2,
    vocabulary: 2,
    question: FREE_TIME,
    text: 'In my free time I like to play badminton with my friend. We play at the court near my house. I started play badminton when I am ten years old. My brother teach me how to play. We play two time in a week, on Saturday and Sunday. Sometimes we play until night because it is fun. Badminton make my body healthy and I not stress anymore. I also like to watch badminton in television. I want to be good player but I must to practise more.',
  },
  {
    grammar: 2,
    vocabulary: 2,
    question: TECHNOLOGY,
    text: 'The gadget I use every day is my handphone. My father buy it for me last year because I get good result. I use my handphone to call my friend and to do my homework. I also watch video and play game. It have a big screen and a good camera. Handphone is very useful because we can find many informations. But if we use too much our eyes will pain and we will not study. My mother always angry when I use it at night.',
  },
  // Band 3: simple structures under control, a slip in every second or third sentence, basic links; everyday words suffice.
  {
    grammar: 3,
    vocabulary: 3,
    question: PERSON,
    text: 'The person I admire the most is my grandmother. She is seventy years old and she lives with us in Ipoh. She wakes up early every morning and cooks breakfast for the whole family. When she was young, she sell vegetables at the market to support her five children. I admire her because she never give up even though her life was hard. She always tells me to study hard and be honest. I learned from her that we must be patient and help other people. I hope I can be a strong person like her.',
  },
  {
    grammar: 3,
    vocabulary: 3,
    question: FESTIVAL,
    text: 'The festival that I celebrate with my family is Chinese New Year. It is usually in January or February. Before the festival, we clean the house and buy new clothes. My mother bakes cookies and my father put up red lanterns. On the eve, all my relatives come to our house for the reunion dinner. We eat fish, chicken and many other dish. The children get ang pow from the adults. I enjoy it because I can meet my cousins who live far away. Last year we watched a lion dance and it was very exciting.',
  },
  // Band 4: part of 5 (some complex sentences, few slips), part of 3 (plain words, plain links).
  {
    grammar: 4,
    vocabulary: 4,
    question: FREE_TIME,
    text: 'When I have free time, I usually go cycling with two of my classmates. We ride along the river near our housing area because there are not many cars and the view is peaceful. I started cycling three years ago, when my uncle gave me his old bicycle. At first I was quite slow and I cannot follow my friends, but after a few months I became stronger. Cycling helps me to relax after a long day at school and it keep me healthy. If the weather is bad, I stay at home and listen to music. I think everybody should have a hobby because it can reduce stress.',
  },
  {
    grammar: 4,
    vocabulary: 4,
    question: TECHNOLOGY,
    text: 'I would like to talk about my laptop, which is the gadget that I use most often. I bought it last year with my own savings and some help from my parents. I use it almost every day to finish my assignments and to prepare slides for presentations. It is useful because I can search informations quickly and save all my notes in one place. In the evening I sometimes watch documentaries or edit short videos. However, sitting in front of the screen for long time makes my eyes tired, and there are many distractions. That is why I try to take a break every hour.',
  },
  // Band 5: mostly accurate, complex sentences under control, several links; words well chosen on a familiar topic.
  {
    grammar: 5,
    vocabulary: 5,
    question: PERSON,
    text: 'The person I look up to most is my aunt, who runs a small bakery in Seremban. She started it after losing her job during the pandemic, when most people would simply have given up. What impresses me is that she taught herself everything by watching online tutorials and experimenting in her own kitchen. Although her first customers were only neighbours and relatives, her pineapple tarts have become so popular that she now employs six single mothers. Whenever I help her during the holidays, she reminds me that mistakes are part of learning. If I ever open a business, I would like to treat my staff as generously as she does. Thanks to her, I have learned to be patient and to stay calm under pressure.',
  },
  {
    grammar: 5,
    vocabulary: 5,
    question: FESTIVAL,
    text: 'One celebration that I look forward to every year is Deepavali, which usually falls in October or November. A few weeks before, my parents clean every corner of the house, while my sister and I design a colourful kolam out of dyed rice. On the morning itself we take an oil bath, put on new outfits and offer prayers at the temple before visitors start arriving. My grandmother prepares mutton curry, thosai and murukku, and the smell of spices fills the whole neighbourhood. What I treasure most, though, is the open house, because friends of every background drop by. If we did not have these gatherings, I would hardly know my neighbours. It reminds me that festivals are about sharing rather than spending.',
  },
  // Band 6: accurate throughout with a wide range (inversion, participles, conditionals); exact words, also for the abstract.
  {
    grammar: 6,
    vocabulary: 6,
    question: TECHNOLOGY,
    text: 'The device I could least do without is, I must admit, my smartphone, although my relationship with it is rather ambivalent. On the one hand, it has made me remarkably independent: whenever a physics derivation baffles me, I can pause an explanation as often as I need, and I have picked up conversational Japanese simply by listening to podcasts on the bus. On the other hand, its convenience comes at a price. Not only do endless notifications fragment my attention, but the feeds are deliberately engineered to keep us scrolling long after we have stopped enjoying ourselves. Had I not installed an app that locks the screen at night, I suspect my grades would have suffered considerably. What worries me even more is how readily people share rumours without questioning their source. Used with restraint, however, such a gadget widens our horizons; it is self-discipline, rather than the technology itself, that ultimately determines whether we benefit from it.',
  },
  {
    grammar: 6,
    vocabulary: 6,
    question: FREE_TIME,
    text: 'Whenever my schedule allows, I retreat to the mangrove reserve a few kilometres from my home, armed with nothing but binoculars and a battered notebook. What began as an assignment for the science society has gradually evolved into a passion for birdwatching, which I now share with a retired fisherman whose knowledge of the estuary is astonishing. Were it not for him, I would never have learned to distinguish a kingfisher by its call alone. Having recorded more than sixty species over the past two years, I have come to appreciate how delicately balanced such an ecosystem is, and how easily it could be destroyed by careless development. The hobby has sharpened my patience as well: one may wait for hours without catching so much as a glimpse of a heron. Far from being a waste of time, those silent mornings restore my concentration and put the pressures of examinations into perspective.',
  },
];
