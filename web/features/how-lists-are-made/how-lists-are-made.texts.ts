import { texts } from '#words/texts.ts';

/** What the order of lists counts, in words; `matching/rank.ts` has the figures, and a test compares the two. */
export const howListsTexts = texts({
  en: {
    title: 'How your list is made',
    description:
      'Why one person comes first in your list and another further down: what counts, and what never counts.',
    lead: 'First come those who match what you hope for and who are themselves hoping for somebody like you. When two fit equally well, the one who has visited recently, has filled in more, or has been seen by few families so far comes a little higher.',
    counts: 'What counts',
    ownName: 'What you hope for',
    own: 'What you write in My wishes counts most. Those who do not meet one of your musts are not in your list at all; a wish that is not met only moves them down. What a family has not answered counts neither for them nor against them.',
    theirsName: 'What they hope for',
    theirs:
      'What they hope for counts a little more than half as much as your own wishes. Families whose musts you do not meet are not in your list, and you are not in theirs. What a family leaves open counts as half met, so nobody needs to make up wishes in order to be seen.',
    starsName: 'The horoscope, if it matters to you',
    stars:
      'The horoscope counts only if you have said that it matters; it then counts a little more than what they hope for. Where a rashi or nakshatra is not given, we take the average, so a missing horoscope never puts anybody first or last.',
    filledName: 'How much they have filled in',
    filled: 'The fuller a profile is, the better you can judge it. This counts a little, whatever the answers are.',
    latelyName: 'How recently they visited',
    lately:
      'Families who visited this week come a little higher than those who last came weeks ago; a visit more than twelve weeks ago no longer helps. We count by the week, so nobody can tell the day.',
    seenName: 'How many have seen them',
    seen: 'If every list showed the same few, most would never be seen. So each Sunday evening we count in how many lists each person is among the first twenty. Those who have been seen by few families come a little higher the next week, and those seen by very many a little lower. This never counts for more than a seventh of what your own wishes count for.',
    never: 'What never counts',
    neverCaste: 'Caste, or SC, ST and OBC, unless your own wishes or theirs name them',
    neverSkin: 'Complexion, and whether there is a photo',
    neverMoney: 'Income and property',
    neverPaid: 'Who has paid: nobody pays here, so nobody can buy a higher place',
    neverAnswers: 'Who wrote to whom, and who declined whom',
    neverHealth: 'Health answers and disability',
    changes: 'Why it changes',
    changesText:
      'Where two people are equal, we draw lots, afresh each week and separately for every family, so that the same person is not always first. The order changes on Mondays, with the new count; during the week somebody moves only if a family changes something, such as a wish.',
    turn: 'The week’s introduction',
    turnText:
      'Besides the list, we introduce families to each other on Mondays, in turn: two families who seem a good match for each other, seen from both sides. Where there are more grooms than brides, or the other way round, those who have waited longest come first. If you do not want this, you can switch it off in the settings.',
    yours: 'What you can do',
    yoursText:
      'Say what you hope for, and mark something as a must only if it truly is. Fill in your profile. Visit the site once a week. Nothing else moves you up, and there is nothing to pay.',
    toWishes: 'My wishes',
    toFigures: 'How evenly families are seen: our work in figures',
    toFaqs: 'More questions and answers',
  },
  bn: {
    title: 'তালিকায় কে আগে, কে পরে',
    description: 'আপনাদের তালিকায় কেউ উপরে, কেউ নীচে থাকেন কেন: কী দেখে সাজানো হয়, আর কী কখনও দেখা হয় না।',
    lead: 'আপনারা যেমন মানুষ চান, যাঁরা ঠিক তেমন, আর নিজেরাও আপনাদের মতো কাউকেই খুঁজছেন, তাঁরা থাকেন সবার আগে। দুজনের সঙ্গে আপনাদের মিল সমান হলে একটু উপরে থাকেন তিনি, যিনি সম্প্রতি এসেছেন, যাঁর প্রোফাইলে বেশি কথা লেখা আছে, বা যাঁকে এখনও কম পরিবার দেখেছেন।',
    counts: 'কী দেখে সাজানো হয়',
    ownName: 'আপনারা কেমন মানুষ চান',
    own: '‘কেমন সম্বন্ধ চাই’ পাতায় যা লিখেছেন, তার গুরুত্ব সবচেয়ে বেশি। যা ‘না হলেই নয়’, তা না মিললে সেই পরিবার তালিকাতেই থাকেন না; যা ‘হলে ভালো’, তা না মিললে শুধু একটু নীচে থাকেন। কেউ কিছু না লিখে থাকলে সেটা তাঁর পক্ষেও নয়, বিপক্ষেও নয়।',
    theirsName: 'তাঁরা কেমন মানুষ চান',
    theirs:
      'আপনারা যা চান তার অর্ধেকের একটু বেশি গুরুত্ব এর। তাঁদের কোনও ‘না হলেই নয়’ শর্ত আপনাদের সঙ্গে না মিললে আপনারা কেউ কারও তালিকায় থাকেন না। তাঁরা যা নিয়ে কিছু লেখেননি, তা আধাআধি মিলেছে বলে ধরা হয়; তাই তালিকায় আসার জন্য কাউকে বানিয়ে কিছু চাইতে হয় না।',
    starsName: 'কোষ্ঠী, আপনারা মানলে তবেই',
    stars:
      'কোষ্ঠী মিলিয়ে দেখতে চান বলে জানালে তবেই কোষ্ঠী ধরা হয়; তখন তাঁরা যা চান, তার চেয়ে কোষ্ঠী সামান্য বেশি গুরুত্ব পায়। রাশি বা নক্ষত্র লেখা না থাকলে গড় ধরা হয়, তাই কোষ্ঠী না দেওয়ায় কেউ সবার আগেও আসেন না, সবার পিছনেও পড়েন না।',
    filledName: 'প্রোফাইলে কতটা লেখা আছে',
    filled: 'প্রোফাইলে যত বেশি লেখা থাকে, মানুষটিকে বোঝা তত সহজ। উত্তর যা-ই হোক, লেখা থাকলেই তিনি একটু উপরে থাকেন।',
    latelyName: 'কবে শেষ এসেছেন',
    lately:
      'যাঁরা এই সপ্তাহে এসেছেন, তাঁরা একটু উপরে থাকেন; যাঁরা অনেক দিন আসেননি, তাঁরা একটু নীচে। বারো সপ্তাহ পেরোলে আগের আসায় আর সুবিধে হয় না। হিসেব হয় সপ্তাহ ধরে, তাই কে কোন দিন এসেছেন তা কেউ জানতে পারেন না।',
    seenName: 'কতজন তাঁকে দেখেছেন',
    seen: 'সব তালিকায় সেই একই কজন থাকলে বাকিদের কেউ দেখতেই পেতেন না। তাই প্রতি রবিবার সন্ধ্যায় গুনে দেখা হয়, কে কটি তালিকার প্রথম কুড়ি জনের মধ্যে আছেন। যাঁকে কম পরিবার দেখেছেন, পরের সপ্তাহে তিনি একটু উপরে ওঠেন; যাঁকে অনেকে দেখেছেন, তিনি একটু নীচে নামেন। আপনারা যা চান, তার সাত ভাগের এক ভাগের বেশি গুরুত্ব এর কখনও হয় না।',
    never: 'কী কখনও দেখা হয় না',
    neverCaste: 'জাতি, বা এসসি, এসটি, ওবিসি কি না (আপনারা বা তাঁরা নিজেরা চাইলে তবেই দেখা হয়)',
    neverSkin: 'গায়ের রং, আর ছবি আছে কি নেই',
    neverMoney: 'রোজগার বা সম্পত্তি',
    neverPaid: 'কে টাকা দিয়েছেন: এখানে কেউই টাকা দেন না, তাই টাকা দিয়ে উপরে ওঠার উপায়ও নেই',
    neverAnswers: 'কে কাকে আগ্রহ জানালেন, কে কার সঙ্গে কথা বলতে রাজি হলেন না',
    neverHealth: 'স্বাস্থ্যের কথা বা প্রতিবন্ধকতা',
    changes: 'তালিকা বদলায় কেন',
    changesText:
      'দুজন একেবারে সমান হলে লটারি হয়, প্রতি সপ্তাহে নতুন করে, প্রতিটি পরিবারের জন্য আলাদা; তাই রোজ একই জন আগে থাকেন না। আমাদের হিসেব বদলায় সোমবারে। সপ্তাহের মাঝখানে কেউ নিজের লেখা বদলালে, যেমন কেমন সম্বন্ধ চান তা নতুন করে লিখলে, তবেই কেউ উপরে বা নীচে যান।',
    turn: 'সোমবারে পালা করে পরিচয়',
    turnText:
      'তালিকা ছাড়াও সোমবারে আমরা পালা করে দুই পরিবারকে একে অন্যের কথা জানাই: এমন দুই পরিবার, যাঁদের দুই দিক থেকেই ভালো মিল আছে বলে মনে হয়। পাত্রী কম আর পাত্র বেশি হলে, বা উলটোটা হলে, যাঁরা বেশি দিন অপেক্ষা করছেন তাঁদের পালা আগে আসে। এতে থাকতে না চাইলে সেটিংস থেকে বন্ধ করে দিতে পারেন।',
    yours: 'আপনারা কী করতে পারেন',
    yoursText:
      'কেমন সম্বন্ধ চান, লিখুন; সত্যিই যা না হলে চলবে না, শুধু তাকেই ‘না হলেই নয়’ করুন। প্রোফাইলে আরও কিছু লিখুন। সপ্তাহে একবার এসে দেখে যান। উপরে ওঠার আর কোনও উপায় নেই, টাকাও লাগে না।',
    toWishes: 'কেমন সম্বন্ধ চাই',
    toFigures: 'সবাইকে কতটা সমানভাবে দেখানো হচ্ছে: আমাদের কাজের হিসেব',
    toFaqs: 'আরও প্রশ্ন ও উত্তর',
  },
});
