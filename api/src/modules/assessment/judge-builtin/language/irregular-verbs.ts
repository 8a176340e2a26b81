/** base, past, participle; several forms are separated by a slash. */
export const IRREGULAR_VERBS: readonly (readonly [string, string, string])[] = `
be was/were been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken
bring brought brought|build built built|burn burned/burnt burned/burnt|buy bought bought|catch caught caught
choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn
dream dreamed/dreamt dreamed/dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed
feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got got/gotten|give gave given|go went gone|grow grew grown|hang hung hung|have had had
hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid
lead led led|learn learned/learnt learned/learnt|leave left left|lend lent lent|let let let|lie lay lain|lose lost lost
make made made|mean meant meant|meet met met|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung
rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|set set set|shake shook shaken
shine shone shone|shoot shot shot|show showed shown/showed|shut shut shut|sing sang sung|sink sank sunk|sit sat sat
sleep slept slept|smell smelled/smelt smelled/smelt|speak spoke spoken|spend spent spent|spread spread spread
stand stood stood|steal stole stolen|stick stuck stuck|swear swore sworn|sweep swept swept|swim swam swum
take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown
understand understood understood|wake woke woken|wear wore worn|win won won|write wrote written`
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [base = '', past = '', participle = ''] = line.trim().split(' ');
    return [base, past, participle] as const;
  });
