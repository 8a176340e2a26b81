/** head | wrong preposition(s) | right preposition, or - for none. A slash parts alternatives. */
const AFTER_HEAD = `
discuss/discusses/discussed/discussing|about/on|-
reach/reaches/reached/reaching|to/at|-
shout/shouts/shouted/shouting|with|at
crazy/mad|to/on|about
excited|to the/to my/to our|about
voice/voiced|out|-
marry/marries|with|-
married|with|-
mention/mentions/mentioned|about|-
explain/explains/explained|about|-
describe/describes/described|about|-
emphasise/emphasize/emphasises/emphasized|on/about|-
resemble/resembles/obey/obeys/greet/greets/approach/approached|to|-
inform/informed|to|-
interested|on/with/for/about/at/to|in
bad|in|at
married/engaged|with|to
afraid/scared/frightened|with/from|of
proud|with/about/for|of
similar|with|to
same|like/with|as
different|with|from
famous|with/of|for
responsible|of/on|for
capable|to/for/in|of
full|with|of
addicted|with/on/in/of|to
angry|on/to me/to him/to her/to us/to them/to my|with
worried|of/with|about
satisfied|of|with
jealous|with/to/on|of
aware|about/with/on/to|of
keen|in|on
fond|with/in/to/for|of
allergic|with/of/for|to
popular|of|for
suitable|with|for
rich|of/with|in
kind|with|to
grateful/thankful|with|to
based|from|on
depend/depends/depended/depending|to/of/in/at/from/with|on
consist/consists/consisted|from/with|of
focus/focuses/focused/focusing|to/about/in my/in studies/in study|on
concentrate/concentrates/concentrated/concentrating|to/about/in my/in studies/in study|on
participate/participates/participated/participating|to/on|in
suffer/suffers/suffered/suffering|of|from
rely/relies/relied|to/in/at|on
forward|for|to
pay attention/paid attention/paying attention|on/at/for/in/with|to
take care/takes care/took care/taking care|about/on/for/with|of
contribute/contributes/contributed|for|to
rid|from/off|of
insist/insists/insisted|to/in|on
divide/divided|to|into
near|with/from|-
far|with/of|from
confident|on|in
curious|on|about
disappointed|of|with
familiar|to me with|with
known|with|for
crowded|of|with
covered|of|with
filled|by/of|with
surrounded|of|by
complain/complains/complained|on|about
borrow/borrowed/borrows|with|from
smile/smiled/smiles|to|at
absent|in/at|from
succeed/succeeded|on|in
worry/worries/worried|on|about
care/cares|on|about
dream/dreamed/dreams|on|of
think/thinks/thinking|on|about
despite|of|-
beside|of|-
outside/inside|from|-
excited|on/of|about
nervous|on/of|about
shy|on|of
polite/rude/nice/friendly/loyal|with|to
bored|to|with
tired|with/to|of
lack|in|of
search/searched/searching|about|for
compared|from/than|with
translate/translated|in|into
change/changed/turn/turned|to a/to an|into
point/pointed|on|at
knock/knocked|the door|on
go/goes/went/gone/going|to outside/to inside|-
cooperate|to|with
prepare/prepared|to the/to my|for
prevent/prevents/prevented|to|from
believe/believes/believed|on/at|in
agree/agrees/agreed|to you/to him/to her/to them/on you/on him/on her|with
laugh/laughs/laughed/laughing/stare/stares/stared/staring|to|at
impact/influence/effect/effects/impacts|to|on
reason/reasons|of|for
resulted/resulting|to|in
accuse/accused|for/with|of
arrive/arrives/arrived/arriving|to|at
belong/belongs/belonged|for|to
according|with/from|to
instead/because|from|of
arrive/arrived/go/goes/went/gone/going|to home/to there/to here/to abroad/to overseas/to upstairs/to downtown|-
come/comes/came/coming/back/return/returned|to home/to here/to there|-
return/returned|back|-
repeat/repeated|again|-
cope|up with|with
wait/waits/waited/waiting|to him/to her/to me/to them/to my|for
look/looked/looking|to him/to her/to me/to them|at
protect|of|from
communicate|to|with
comprise/comprises|of|-
`;

/** What learners say | what English says. */
const PHRASES = `
by foot|on foot
by my own|on my own
by his own|on his own
by her own|on her own
by our own|on our own
by their own|on their own
at my opinion|in my opinion
on my opinion|in my opinion
from my opinion|in my opinion
according to my opinion|in my opinion
in my point of view|from my point of view
in other hand|on the other hand
in the other hand|on the other hand
in my birthday|on my birthday
in vacation|on vacation
in the internet|on the internet
in facebook|on Facebook
in instagram|on Instagram
in tiktok|on TikTok
in youtube|on YouTube
in tv|on TV
in the television|on television
in the tv|on TV
at tv|on TV
in the beach|at the beach
on the future|in the future
at the future|in the future
at the morning|in the morning
at the afternoon|in the afternoon
at the evening|in the evening
at morning|in the morning
at evening|in the evening
on the morning|in the morning
on the afternoon|in the afternoon
on the evening|in the evening
on morning|in the morning
on afternoon|in the afternoon
on evening|in the evening
in night|at night
on night|at night
in the same time|at the same time
in same time|at the same time
in the end of|at the end of
on yesterday|yesterday
in yesterday|yesterday
on tomorrow|tomorrow
on today|today
in last week|last week
in last month|last month
in last year|last year
on last week|last week
on last year|last year
at last week|last week
at last year|last year
in next week|next week
in next month|next month
in next year|next year
on next week|next week
at next week|next week
in weekend|at the weekend
in weekends|at weekends
in the weekend|at the weekend
in the weekends|at weekends
at my free time|in my free time
on my free time|in my free time
on my spare time|in my spare time
at my spare time|in my spare time
at my childhood|in my childhood
thanks for my|thanks to my
same goes to|the same goes for
according to me|in my opinion
at weekend|at the weekend
on weekend|at the weekend
in holiday|on holiday
in holidays|in the holidays
in free time|in my free time
with my own|on my own
by walk|on foot
by internet|on the internet
at nowadays|nowadays
in nowadays|nowadays
at the world|in the world
on the world|in the world
at last night|last night
on last night|last night
in last night|last night
for my opinion|in my opinion
to my opinion|in my opinion
in my perspective|from my perspective
in a nut shell|in a nutshell
in the nutshell|in a nutshell
for long time|for a long time
in long time|for a long time
since long time|for a long time
since long time ago|for a long time
`;

interface AfterHead {
  readonly head: readonly string[];
  readonly wrong: readonly string[];
  /** Stands for the first wrong word; empty for nothing. */
  readonly right: string;
}

const words = (text: string): string[] => text.split(' ');

export const AFTER_HEAD_TABLE: readonly AfterHead[] = AFTER_HEAD.trim()
  .split('\n')
  .flatMap((line) => {
    const [heads = '', wrong = '', right = ''] = line.split('|');
    return heads
      .split('/')
      .flatMap((head) =>
        wrong
          .split('/')
          .map((option) => ({ head: words(head), wrong: words(option), right: right === '-' ? '' : right })),
      );
  });

export const PHRASE_TABLE: readonly { readonly wrong: readonly string[]; readonly right: string }[] =
  PHRASES.trim()
    .split('\n')
    .map((line) => {
      const [wrong = '', right = ''] = line.split('|');
      return { wrong: words(wrong), right };
    });
