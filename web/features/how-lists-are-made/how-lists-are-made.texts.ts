import { texts } from '#words/texts.ts';

/** Describes what the order of lists depends on. `matching/rank.ts` has the figures, and a test compares the two. */
export const howListsTexts = texts({
  en: {
    title: 'How your list is made',
    description:
      'Why one person comes first in your list and another further down: what counts, and what never counts.',
    lead: 'First come those who match what you hope for and who are themselves hoping for somebody like you. Three smaller things can lift somebody a little: a recent visit, a fuller profile, and having been seen by few families so far.',
    counts: 'What counts',
    ownName: 'What you hope for',
    own: 'What you write in My wishes counts most. Those who do not meet one of your musts are not in your list at all; a wish that is not met only moves them down. Where a family has not answered something that you have a wish about, that wish counts neither for them nor against them.',
    theirsName: 'What they hope for',
    theirs:
      'This counts less than your own wishes: a little more than half as much. Families whose musts you do not meet are not in your list, and you are not in theirs. Where a family has no wish of its own about something, it counts as half met, so nobody needs to make up wishes in order to be seen.',
    starsName: 'The horoscope, if it matters to you',
    stars:
      'The horoscope counts only if you have said that it matters. Then it counts less than your own wishes, and a little more than what the other family hopes for. Where a rashi or nakshatra is not given, we take the match as middling, so a missing horoscope never puts anybody first or last.',
    filledName: 'How much they have filled in',
    filled:
      'The fuller a profile is, the better you can judge it. This counts a little, whatever the answers are. Photos and wishes are not part of it.',
    latelyName: 'How recently they visited',
    lately:
      'Families who visited this week come a little higher than those who last came weeks ago; a visit more than twelve weeks ago no longer helps. We count by the week, so nobody can tell the day.',
    seenName: 'How many have seen them',
    seen: 'If every list showed the same few, most would never be seen. So each Sunday evening we count in how many lists each person is among the first twenty; who opened a profile we do not count. Those who are there in few lists come a little higher the next week, and those who are there in very many a little lower. This is always small: never more than one part where your own wishes count seven.',
    never: 'What never counts',
    neverCaste: 'Caste, or SC, ST and OBC, unless your own wishes or theirs name them',
    neverSkin: 'Complexion, and whether there is a photo',
    neverMoney: 'Income and property; nobody can make them a wish here',
    neverPaid: 'Who has paid: nobody pays here, so nobody can buy a higher place',
    neverAnswers: 'Who wrote to whom, and who declined whom',
    neverHealth: 'Health answers and disability',
    changes: 'Why it changes',
    changesText:
      'Where two people are equal in everything above, we draw lots, afresh each week and separately for every family, so that the same person is not always first. The order changes on Mondays, with the new count; during the week somebody moves only if a family changes something, such as a wish, or comes back after some weeks. Once you write to a family, or they write to you, they leave your list, and you find them in Interests.',
    turn: 'The week’s introduction',
    turnText:
      'Besides the list, we introduce families to each other on Mondays, in turn: two families who seem a good match for each other, seen from both sides. Each is shown the other’s profile; no phone number is given. Where there are more grooms than brides, or the other way round, those who have gone longest without an introduction come first. If you do not want this, you can switch it off in the settings.',
    yours: 'What you can do',
    yoursText:
      'Say what you hope for: those who meet it then come higher in your list. Mark something as a must only if it truly is, because each must takes families out of your list and you out of theirs. Fill in your profile, and visit the site once a week. There is nothing else you can do to come higher, and there is nothing to pay.',
    toWishes: 'My wishes',
    toFigures: 'How evenly families are seen: our work in figures',
    toFaqs: 'More questions and answers',
  },
  bn: {
    title: 'তালিকায় কে আগে, কে পরে',
    description: 'আপনাদের তালিকায় কেউ উপরে, কেউ নীচে থাকেন কেন: কী দেখে সাজানো হয়, আর কী কখনও দেখা হয় না।',
    lead: 'আপনারা যেমন মানুষ চান, যাঁরা ঠিক তেমন, আর নিজেরাও আপনাদের মতো কাউকেই খুঁজছেন, তাঁরা থাকেন সবার আগে। তিনটি ছোট কারণেও কেউ একটু উপরে উঠতে পারেন: কদিনের মধ্যেই সাইটে এসেছেন, প্রোফাইলে বেশি কথা লিখেছেন, বা এখনও খুব কম তালিকার উপরের দিকে ছিলেন।',
    counts: 'কী দেখে সাজানো হয়',
    ownName: 'আপনারা কেমন মানুষ চান',
    own: '‘কেমন সম্বন্ধ চাই’ পাতায় যা লিখেছেন, তার গুরুত্ব সবচেয়ে বেশি। যা ‘না হলেই নয়’, তা না মিললে সেই পরিবার তালিকাতেই থাকে না; যা ‘হলে ভালো’, তা না মিললে শুধু একটু নীচে থাকে। আপনারা যা চান, সে বিষয়ে কেউ নিজের কথা না লিখে থাকলে সেটাকে মিল বা অমিল কোনওটাই ধরা হয় না।',
    theirsName: 'তাঁরা কেমন মানুষ চান',
    theirs:
      'আপনাদের চাওয়ার গুরুত্ব বেশি; তাঁদের চাওয়ার গুরুত্ব তার অর্ধেকের একটু বেশি। তাঁদের কোনও ‘না হলেই নয়’ শর্ত আপনাদের সঙ্গে না মিললে আপনাদের তালিকায় তাঁরা থাকেন না, তাঁদের তালিকায় আপনারাও থাকেন না। তাঁরা যা নিয়ে কিছু চাননি, তা আধাআধি মিলেছে বলে ধরা হয়; তাই কোনও বিষয়ে বিশেষ কিছু চাওয়ার না থাকলে সেটি ফাঁকা রাখলেও চলে।',
    starsName: 'কোষ্ঠী, আপনারা মানলে তবেই',
    stars:
      'কোষ্ঠী মিলিয়ে দেখতে চান বলে আপনারা জানালে তবেই কোষ্ঠী ধরা হয়। তখন কোষ্ঠীর গুরুত্ব আপনাদের চাওয়ার চেয়ে কম, তাঁদের চাওয়ার চেয়ে সামান্য বেশি। রাশি বা নক্ষত্র লেখা না থাকলে মিল মাঝামাঝি বলে ধরা হয়; তাই কোষ্ঠী না দিলে কেউ সবার আগেও আসেন না, সবার পিছনেও পড়েন না।',
    filledName: 'প্রোফাইলে কতটা লেখা আছে',
    filled:
      'প্রোফাইলে যত বেশি লেখা থাকে, মানুষটিকে বোঝা তত সহজ। কী লিখেছেন তা দেখা হয় না; যিনি বেশি লিখেছেন, তিনি একটু উপরে থাকেন। ছবি আর কেমন সম্বন্ধ চান, এ দুটি এর মধ্যে পড়ে না।',
    latelyName: 'শেষ কবে সাইটে এসেছেন',
    lately:
      'যাঁরা এই সপ্তাহে সাইটে এসেছেন, তাঁরা একটু উপরে থাকেন; যাঁরা অনেক দিন আসেননি, তাঁরা একটু নীচে। বারো সপ্তাহ না এলে এই সুবিধেটা আর থাকে না। হিসেব হয় সপ্তাহ ধরে, তাই কে কোন দিন এসেছেন তা কেউ জানতে পারেন না।',
    seenName: 'কতজনের তালিকায় উপরের দিকে ছিলেন',
    seen: 'সব তালিকায় ঘুরেফিরে একই কজন উপরে থাকলে অন্যরা কারও চোখেই পড়তেন না। তাই প্রতি রবিবার সন্ধ্যায় গুনে দেখা হয়, কে কটি তালিকার প্রথম কুড়ি জনের মধ্যে আছেন; কার প্রোফাইল কে খুলে পড়েছেন, তা গোনা হয় না। যিনি কম তালিকায় আছেন, পরের সপ্তাহে তিনি একটু উপরে ওঠেন; যিনি অনেক তালিকায় আছেন, তিনি একটু নীচে নামেন। এর গুরুত্ব খুব কম: আপনাদের চাওয়ার গুরুত্ব সাত হলে এর গুরুত্ব বড়জোর এক।',
    never: 'কী কখনও দেখা হয় না',
    neverCaste: 'জাতি, বা এসসি, এসটি, ওবিসি কি না, যদি না আপনারা বা তাঁরা নিজেরাই তা চান',
    neverSkin: 'গায়ের রং, আর ছবি আছে কি নেই',
    neverMoney: 'রোজগার বা সম্পত্তি; সাইটে এ নিয়ে কিছু চাওয়ার উপায়ও নেই',
    neverPaid: 'কে টাকা দিয়েছেন: এখানে কেউই টাকা দেন না, তাই টাকা দিয়ে উপরে ওঠার উপায়ও নেই',
    neverAnswers: 'কাকে কতজন আগ্রহ জানালেন বা ফিরিয়ে দিলেন',
    neverHealth: 'স্বাস্থ্যের কথা বা প্রতিবন্ধকতা',
    changes: 'তালিকা বদলায় কেন',
    changesText:
      'দুজন সব দিক থেকে একেবারে সমান হলে লটারি হয়, প্রতি সপ্তাহে নতুন করে, প্রতিটি পরিবারের জন্য আলাদা; তাই বরাবর একই জন আগে থাকেন না। প্রতি সোমবার আমরা নতুন করে গুনি। সপ্তাহের মাঝখানে তালিকা বদলায় শুধু আপনারা বা অন্য কেউ নিজের লেখা বদলালে, যেমন কেমন সম্বন্ধ চান তা নতুন করে লিখলে, কিংবা কয়েক সপ্তাহ পরে আবার এলে। কোনও পরিবারকে আগ্রহ জানালে, বা তাঁরা আপনাদের জানালে, তাঁরা আর তালিকায় থাকেন না; তখন তাঁদের পাবেন ‘আগ্রহ ও উত্তর’ পাতায়।',
    turn: 'সোমবার আমরা যে পরিচয় করাই',
    turnText:
      'তালিকা ছাড়াও সোমবার আমরা পালা করে দুই পরিবারকে একে অন্যের কথা জানাই: এমন দুই পরিবার, দুই দিক থেকেই যাঁদের ভালো মিল আছে বলে মনে হয়। দুজনকেই অন্যজনের প্রোফাইল দেখানো হয়; ফোন নম্বর দেওয়া হয় না। পাত্র আর পাত্রীর সংখ্যা সমান না হলে যাঁদের অনেক দিন পরিচয় করানো হয়নি, তাঁদের পালা আগে আসে। এতে থাকতে না চাইলে সেটিংস থেকে বন্ধ করে দিতে পারেন।',
    yours: 'আপনারা কী করতে পারেন',
    yoursText:
      'কেমন সম্বন্ধ চান, লিখুন; যাঁদের সঙ্গে তা মেলে, আপনাদের তালিকায় তাঁরা উপরে আসবেন। সত্যিই যা না হলে চলবে না, শুধু তাকেই ‘না হলেই নয়’ করুন: তা না মিললে আপনাদের তালিকায় তাঁরা থাকেন না, তাঁদের তালিকায় আপনারাও না। প্রোফাইলে আরও কিছু লিখুন। সপ্তাহে একবার এসে দেখে যান। উপরে ওঠার আর কোনও উপায় নেই, টাকাও লাগে না।',
    toWishes: 'কেমন সম্বন্ধ চাই',
    toFigures: 'সবাইকে কতটা সমানভাবে দেখানো হচ্ছে: আমাদের কাজের হিসেব',
    toFaqs: 'আরও প্রশ্ন ও উত্তর',
  },
});
