import { texts } from '#words/texts.ts';

/** Texts for the step at which both families say that the match is fixed (*paka katha*). */
export const decidedTexts = texts({
  en: {
    about: 'When both families have decided on the match (paka katha), the bride and the groom each say so here.',
    none: 'Neither of you has said yet that you have decided on the match.',
    mine: 'You have said that you have decided on the match. The other family has been told.',
    theirs:
      'The other family has said that you have decided on the match. Say so too only if you wish; there is no hurry.',
    both: (moment: string) =>
      `Both of you have said that you have decided on the match. Until ${moment} nothing changes for anybody else, so that there is time to think again.`,
    engaged: (moment: string) =>
      `You have decided on the match together. Since ${moment}, nobody new has been able to see either profile.`,
    lineBoth: 'Both families have said that they have decided on the match.',
    lineMine: 'You have said that you have decided on the match.',
    lineTheirs:
      'The other family has said that you have decided on the match. Say so too only if you wish; there is no hurry.',
    press: 'We have decided on the match',
    after: 'What happens a day after both have said so',
    thenSeen: 'Nobody new will see the two profiles, and links to them will stop working.',
    thenWaiting:
      'Families still waiting for your answer will be told, a few days later, that you are no longer looking.',
    thenOthers:
      'While you are engaged, the other families you are in touch with cannot reach you, and you cannot reach them. Nothing is lost.',
    thenUs: 'Your two families will keep this page, the numbers and the letters.',
    back: 'Either of you may step back from the decision at any time. Then both profiles are shown again as before, and you are in touch with the other families again.',
  },
  bn: {
    about: 'দুই পরিবারের পাকা কথা হলে পাত্র আর পাত্রী দুজনেই এখানে জানাবেন।',
    none: 'পাকা কথার খবর এখনও কেউ জানাননি।',
    mine: 'পাকা কথা হয়েছে বলে আপনি জানিয়েছেন। ওই পরিবারকে খবর দেওয়া হয়েছে।',
    theirs: 'ওই পরিবার জানিয়েছেন, পাকা কথা হয়েছে। আপনিও চাইলে তবেই জানান, তাড়া নেই।',
    both: (moment: string) =>
      `পাকা কথার খবর দুজনেই জানিয়েছেন। ${moment} পর্যন্ত আর কারও জন্য কিছু বদলাবে না, যাতে আর একবার ভেবে দেখার সময় থাকে।`,
    engaged: (moment: string) => `আপনাদের পাকা কথা হয়ে গেছে। ${moment} থেকে নতুন কেউ দুজনের প্রোফাইল দেখতে পান না।`,
    lineBoth: 'দুজনেই জানিয়েছেন, পাকা কথা হয়েছে।',
    lineMine: 'আপনি জানিয়েছেন, পাকা কথা হয়েছে।',
    lineTheirs: 'ওই পরিবার জানিয়েছেন, পাকা কথা হয়েছে। আপনিও চাইলে তবেই জানান, তাড়া নেই।',
    press: 'আমাদের পাকা কথা হয়েছে',
    after: 'দুজনেই জানানোর এক দিন পরে কী হয়',
    thenSeen: 'নতুন কেউ দুই প্রোফাইল দেখতে পান না, বায়োডাটার লিঙ্কও বন্ধ হয়।',
    thenWaiting: 'যাঁদের আগ্রহের উত্তর এখনও দেওয়া হয়নি, কদিন পরে তাঁরা জানতে পারেন যে আপনারা আর সম্বন্ধ খুঁজছেন না।',
    thenOthers:
      'অন্য যাঁদের সঙ্গে আলাপ চলছে, আপনাদের পাকা কথা থাকা পর্যন্ত তাঁরা আপনাদের দেখতে পান না, আপনারাও তাঁদের দেখতে পান না। তবে কিছুই মুছে যায় না।',
    thenUs: 'এই পাতা, নম্বর আর চিঠি আপনাদের দুই পরিবারের কাছে আগের মতোই থাকে।',
    back: 'দুজনের যে কেউ, যে কোনও সময় কথাটি ফিরিয়ে নিতে পারেন। তখন দুই প্রোফাইল আগের মতো দেখা যায়, অন্য আলাপগুলিও ফিরে আসে।',
  },
});
