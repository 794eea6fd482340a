import type { Language } from '#contract/choices.ts';
import type { QUESTION_CHOICES, Question } from '#contract/questions.ts';

type Choices<Q extends Question> = Readonly<Record<(typeof QUESTION_CHOICES)[Q][number], string>>;

/** The words of each question: the question itself, the topics that it may cover, and answers in the first person. */
export type QuestionWords = { readonly [Q in Question]: { ask: string; about: string; choices: Choices<Q> } };

const en: QuestionWords = {
  where: {
    ask: 'Where would you like to live?',
    about: 'The first years after the wedding: which town, whose home, how near to whom.',
    choices: {
      withParents: 'In one home with parents',
      nearParents: 'In a home of our own, near parents',
      whereWorkIs: 'Wherever our work takes us',
      abroad: 'Abroad for some years',
      together: 'I would like to work it out with you',
    },
  },
  parents: {
    ask: 'What do you think about caring for our parents?',
    about: 'Yours and mine, when they grow old or fall ill.',
    choices: {
      bothAlike: 'Both homes matter equally',
      withUs: 'They can always come and live with us',
      withSiblings: 'Shared with brothers and sisters',
      whatever: 'We will do what each of them needs then',
      notYet: 'I have not thought about it yet',
    },
  },
  work: {
    ask: 'How do you see work after the wedding?',
    about: 'Jobs, studies, moving for one of them, who is at home when.',
    choices: {
      bothWork: 'Both of us go on working',
      mayPause: 'Either of us may take a break when we need one',
      mayFollow: 'I could move for your work',
      oneAtHome: 'I would like one of us to be at home',
    },
  },
  children: {
    ask: 'What are your thoughts about children?',
    about: 'Whether, and when. Nobody has to know this already.',
    choices: {
      soon: 'Within the first years',
      later: 'Later; first some years for the two of us',
      adopting: 'I could think of adopting',
      without: 'A life without children would suit me',
      unsure: 'I do not know yet',
    },
  },
  money: {
    ask: 'How would we keep our money?',
    about: 'Saving and spending, loans, help for those at home.',
    choices: {
      onePurse: 'One purse for both of us',
      shared: 'Together for the household, the rest each our own',
      ownEach: 'Each keeps their own, with no secrets about it',
      helpHome: 'A part of mine goes to my parents every month',
    },
  },
  faith: {
    ask: 'What place do faith and rituals have for you?',
    about: 'Puja or prayer, fasts, festivals, what the wedding should be like.',
    choices: {
      daily: 'They are part of my every day',
      festivals: 'Mostly the festivals, with everybody',
      ownWay: 'Each of us in our own way',
      little: 'They matter little to me',
    },
  },
  food: {
    ask: 'What do you like to eat?',
    about: 'And who cooks? What you could not do without, what you would rather not have in the kitchen.',
    choices: {
      everything: 'I eat everything',
      fishAndRice: 'Fish and rice first of all',
      greenBeside: 'No meat or fish for me; at the same table I do not mind',
      greenKitchen: 'I would like a kitchen without meat and fish',
    },
  },
  health: {
    ask: 'How do you look after yourself?',
    about: 'In general: exercise, rest, seeing a doctor. Results of tests do not belong here.',
    choices: {
      moving: 'I walk, play or exercise most days',
      eatingWell: 'I take care of what I eat and when I sleep',
      couldDoMore: 'I could do more than I do',
      inPerson: 'I would rather talk about this in person',
    },
  },
  habits: {
    ask: 'What are you like at home?',
    about: 'Sleep, tidiness, the phone at the table, smoking, drink.',
    choices: {
      early: 'Up early, in bed early',
      late: 'Awake late, slow in the morning',
      byWork: 'My work sets the hours',
      tidy: 'I like everything in its place',
      easy: 'I am easy-going about these things',
    },
  },
  friends: {
    ask: 'What place do friends have in your life?',
    about: 'Yours, mine, of either sex; guests; evenings out.',
    choices: {
      often: 'I see mine often and would like that to go on',
      fewClose: 'A few close ones',
      inCommon: 'I would like us to have friends in common',
      atHome: 'I am happiest at home',
    },
  },
  time: {
    ask: 'How would you like to spend time together?',
    about: 'On ordinary days and on free ones; and time for yourself.',
    choices: {
      evenings: 'A little of every evening',
      weekends: 'The weekends above all',
      travel: 'On journeys',
      ownTime: 'Mostly together, with some hours of my own',
    },
  },
  quarrel: {
    ask: 'What do you do when there is a quarrel?',
    about: 'What helps, what does not, how you make up.',
    choices: {
      sameDay: 'I want to talk it over on the same day',
      quietFirst: 'I need some quiet first, then I talk',
      inWriting: 'I find it easier to write',
      withAJoke: 'I make up soon, often with a joke',
      someoneTrusted: 'If we get stuck: somebody whom both of us trust',
    },
  },
};

const bn: QuestionWords = {
  where: {
    ask: 'কোথায় থাকতে চান?',
    about: 'বিয়ের পরের প্রথম কয়েক বছর: কোন শহরে, কার বাড়িতে, কার কত কাছে।',
    choices: {
      withParents: 'বাবা-মায়ের সঙ্গে এক বাড়িতে',
      nearParents: 'নিজেদের আলাদা বাড়িতে, বাবা-মায়ের কাছাকাছি',
      whereWorkIs: 'কাজের সূত্রে যেখানে যেতে হয়',
      abroad: 'কয়েক বছর বিদেশে',
      together: 'দুজনে কথা বলে ঠিক করতে চাই',
    },
  },
  parents: {
    ask: 'বাবা-মায়েদের দেখাশোনা নিয়ে কী ভাবেন?',
    about: 'দুই বাড়িরই: যখন তাঁদের বয়স হবে, শরীর খারাপ হবে।',
    choices: {
      bothAlike: 'দুই বাড়িই সমান',
      withUs: 'তাঁরা যখন খুশি আমাদের কাছে এসে থাকবেন',
      withSiblings: 'ভাইবোনেরা মিলে দেখব',
      whatever: 'তখন যাঁর যা দরকার, তাই করব',
      notYet: 'এখনও ভেবে দেখিনি',
    },
  },
  work: {
    ask: 'বিয়ের পরে কাজকর্ম নিয়ে কী ভাবেন?',
    about: 'চাকরি, পড়াশোনা, কাজের জন্য অন্য জায়গায় যাওয়া, কে কখন বাড়িতে।',
    choices: {
      bothWork: 'দুজনেই কাজ করব',
      mayPause: 'দরকার হলে দুজনের যে কেউ কিছুদিন ছুটি নিতে পারি',
      mayFollow: 'আপনার কাজের জন্য আমি অন্য জায়গায় যেতে পারি',
      oneAtHome: 'একজন বাড়িতে থাকলে ভালো লাগে',
    },
  },
  children: {
    ask: 'সন্তান নিয়ে কী ভাবেন?',
    about: 'চান কি না, চাইলে কবে। এখনই জানতে হবে, এমন নয়।',
    choices: {
      soon: 'প্রথম কয়েক বছরের মধ্যেই',
      later: 'পরে; আগে কয়েক বছর দুজনে',
      adopting: 'দত্তক নেওয়ার কথা ভাবতে পারি',
      without: 'সন্তান না হলেও আমি ভালো থাকব',
      unsure: 'এখনও জানি না',
    },
  },
  money: {
    ask: 'টাকাপয়সা কীভাবে চলবে?',
    about: 'খরচ আর জমানো, ধার, বাড়িতে টাকা দেওয়া।',
    choices: {
      onePurse: 'দুজনের সব টাকা একসঙ্গে',
      shared: 'সংসারের খরচ একসঙ্গে, বাকিটা যার যার',
      ownEach: 'যার যার আলাদা, তবে কিছু লুকোনো নয়',
      helpHome: 'আমার রোজগারের একটা অংশ প্রতি মাসে বাবা-মাকে দিই',
    },
  },
  faith: {
    ask: 'ধর্ম আর আচার আপনার কাছে কতখানি?',
    about: 'পুজো বা প্রার্থনা, উপোস, উৎসব, বিয়েটা কেমন হবে।',
    choices: {
      daily: 'আমার রোজকার জীবনেরই অংশ',
      festivals: 'মূলত উৎসবে, সবার সঙ্গে',
      ownWay: 'যার যেমন বিশ্বাস, সে তেমন',
      little: 'আমার কাছে তেমন জরুরি নয়',
    },
  },
  food: {
    ask: 'কী খেতে ভালোবাসেন?',
    about: 'রান্না করবে কে, কী না হলে চলে না, রান্নাঘরে কী না থাকলে ভালো।',
    choices: {
      everything: 'সবই খাই',
      fishAndRice: 'মাছ-ভাত সবার আগে',
      greenBeside: 'আমি নিরামিষ; এক টেবিলে অন্যে মাছ-মাংস খেলে অসুবিধে নেই',
      greenKitchen: 'রান্নাঘর নিরামিষ হলে ভালো লাগে',
    },
  },
  health: {
    ask: 'নিজের শরীরের যত্ন কীভাবে নেন?',
    about: 'মোটের উপর: হাঁটাচলা, বিশ্রাম, ডাক্তার দেখানো। কোনও পরীক্ষার ফল এখানে লেখার নয়।',
    choices: {
      moving: 'প্রায় রোজই হাঁটি, খেলি বা ব্যায়াম করি',
      eatingWell: 'কী খাই, কখন ঘুমোই, খেয়াল রাখি',
      couldDoMore: 'আর একটু যত্ন নিলে ভালো হত',
      inPerson: 'এ কথা সামনাসামনি বলতে চাই',
    },
  },
  habits: {
    ask: 'বাড়িতে আপনি কেমন?',
    about: 'ঘুম, গোছগাছ, খেতে বসে ফোন, ধূমপান, মদ্যপান।',
    choices: {
      early: 'ভোরে উঠি, তাড়াতাড়ি শুয়ে পড়ি',
      late: 'রাত জাগি, সকালে একটু সময় লাগে',
      byWork: 'কাজের সময় যেমন, তেমনই চলি',
      tidy: 'সব জিনিস জায়গামতো থাকলে ভালো লাগে',
      easy: 'এসব নিয়ে মাথা ঘামাই না',
    },
  },
  friends: {
    ask: 'বন্ধুবান্ধবের সঙ্গে মেলামেশা কেমন?',
    about: 'আপনার, আমার, ছেলে-মেয়ে দুইই; বাড়িতে অতিথি; বাইরে সন্ধে কাটানো।',
    choices: {
      often: 'প্রায়ই দেখা হয়, তেমনই চলুক',
      fewClose: 'কাছের কয়েকজন',
      inCommon: 'দুজনের বন্ধুরা এক হয়ে গেলে ভালো লাগে',
      atHome: 'বাড়িতেই সবচেয়ে ভালো থাকি',
    },
  },
  time: {
    ask: 'দুজনে সময় কাটাবেন কীভাবে?',
    about: 'রোজকার দিনে, ছুটির দিনে; আর নিজের জন্য সময়।',
    choices: {
      evenings: 'রোজ সন্ধেয় কিছুটা সময়',
      weekends: 'ছুটির দিনগুলোই আসল',
      travel: 'বেড়াতে গিয়ে',
      ownTime: 'অনেকটা একসঙ্গে, কিছুটা নিজের মতো',
    },
  },
  quarrel: {
    ask: 'মন কষাকষি হলে কী করেন?',
    about: 'কীসে রাগ কমে, কীসে কমে না, ভাব হয় কীভাবে।',
    choices: {
      sameDay: 'সেদিনই কথা বলে মিটিয়ে নিতে চাই',
      quietFirst: 'আগে একটু চুপচাপ থাকি, তারপর কথা বলি',
      inWriting: 'লিখে বলা আমার পক্ষে সহজ',
      withAJoke: 'তাড়াতাড়ি ভাব করে ফেলি, অনেক সময় হেসে',
      someoneTrusted: 'না মিটলে এমন কারও সাহায্য চাই, যাঁকে দুজনেই ভরসা করি',
    },
  },
};

export const questionWords: Readonly<Record<Language, QuestionWords>> = { en, bn };
