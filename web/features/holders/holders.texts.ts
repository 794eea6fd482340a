import { texts } from '#words/texts.ts';

/** Texts for the removal of a holder. */
export const removalTexts = texts({
  en: {
    remove: (end: string) => `Remove the person whose phone ends in ${end}`,
    removeText:
      'We will let this person know in every way we can, and they will have seven days to object. If they do not object, they can no longer log in to this profile after that.',
    removeNow: 'Remove them in seven days',
    due: (day: string) => `This person will stop looking after the profile on ${day}, unless they object.`,
    dueMe: (day: string) => `You will stop looking after this profile on ${day}, unless you object.`,
    object: 'I object: I want to stay',
    keep: (end: string) => `Keep the person whose phone ends in ${end}`,
    objected:
      'This person has objected to being removed, and will stay. If you do not agree, please talk to our office.',
    objectedMe: 'You have objected to being removed, so you will stay.',
    atOnceHeading: 'Remove somebody at once',
    atOnceText:
      'Our office has met you, so you can remove somebody at once with a code sent to your own phone. They will be told; they need not agree.',
    sendCode: 'Send me a code',
    whom: 'Who is to be removed?',
    choose: 'Choose a phone',
    phone: (end: string) => `The phone ending in ${end}`,
    atOnce: 'Remove them now',
  },
  bn: {
    remove: (end: string) => `যাঁর ফোন নম্বরের শেষে ${end}, তাঁকে বাদ দিন`,
    removeText:
      'সব রকম উপায়ে তাঁকে জানানো হবে; সাত দিন পর্যন্ত তিনি আপত্তি জানাতে পারেন। আপত্তি না জানালে তারপর তিনি আর এই প্রোফাইলে লগ ইন করতে পারবেন না।',
    removeNow: 'সাত দিন পরে তাঁকে বাদ দিন',
    due: (day: string) => `আপত্তি না জানালে ${day} থেকে তিনি আর প্রোফাইলটি দেখাশোনা করবেন না।`,
    dueMe: (day: string) => `আপত্তি না জানালে ${day} থেকে আপনি আর এই প্রোফাইল দেখাশোনা করবেন না।`,
    object: 'আমার আপত্তি আছে, আমি থাকতে চাই',
    keep: (end: string) => `যাঁর ফোন নম্বরের শেষে ${end}, তিনি থাকুন`,
    objected: 'তিনি বাদ পড়তে আপত্তি জানিয়েছেন, তাই থাকছেন। আপনি মানতে না পারলে অফিসের সঙ্গে কথা বলুন।',
    objectedMe: 'আপনি আপত্তি জানিয়েছেন, তাই আপনি থাকছেন।',
    atOnceHeading: 'এখনই কাউকে বাদ দিন',
    atOnceText:
      'অফিস আপনার সঙ্গে দেখা করেছে: নিজের ফোনে পাওয়া কোড দিয়ে আপনি এখনই কাউকে বাদ দিতে পারেন। তাঁকে জানানো হবে, তাঁর মত লাগবে না।',
    sendCode: 'আমাকে কোড পাঠান',
    whom: 'কাকে বাদ দেবেন?',
    choose: 'একটি ফোন নম্বর বেছে নিন',
    phone: (end: string) => `যে ফোন নম্বরের শেষে ${end}`,
    atOnce: 'এখনই বাদ দিন',
  },
});

export const addProfileTexts = texts({
  en: {
    heading: 'Register another son or daughter with this login',
    text: 'For families who share one phone. You look after the new profile as a parent or relative. Members see it only once that son or daughter has agreed, from their own login or in a call with our office. You can switch between the profiles on this page.',
    add: 'Start another profile',
  },
  bn: {
    heading: 'এই লগ ইনেই আর এক ছেলে বা মেয়ের নাম লেখান',
    text: 'যে বাড়িতে ফোন একটাই, তাঁদের জন্য। নতুন প্রোফাইলটি আপনি মা-বাবা বা আত্মীয় হিসেবে দেখাশোনা করবেন; যাঁর বিয়ে, তিনি নিজের লগ ইন থেকে বা আমাদের অফিসের সঙ্গে কথা বলে রাজি হলে তবেই সেটি সদস্যদের দেখানো হবে। এক প্রোফাইল থেকে অন্যটিতে যাবেন এই পাতা থেকেই।',
    add: 'আর একটি প্রোফাইল শুরু করুন',
  },
});

/** Texts for a guardian who says that the profile is their own. */
export const itIsMeTexts = texts({
  en: {
    fold: (who: string) => `Are you the ${who} yourself?`,
    text: 'If this profile is about you, but somebody else logs in as the bride or groom, tell us here. Within 24 hours our office will call you and everyone who looks after this profile. Until our office has settled this, none of you can send or accept an interest or end contact with a family, and no number is given out; what other families see stays as it is. Everyone who looks after the profile will know that you have said this.',
    safe: 'If it is not safe for your family to know, first call one of these numbers, or our office:',
    say: (who: string) => `I am the ${who} myself`,
    said: 'You have told us that this is your own profile. Somebody from our office will call you.',
    takeBack: 'Take this back',
    ofOther: 'says that they are the bride or groom. Our office will call all of you.',
  },
  bn: {
    fold: (who: string) => `আপনি নিজেই কি ${who}?`,
    text: 'প্রোফাইলটি যদি আপনারই হয়, আর পাত্র বা পাত্রী বলে অন্য কেউ লগ ইন করেন, এখানে জানান। ২৪ ঘণ্টার মধ্যে অফিস থেকে আপনাকে ফোন করা হবে, যাঁরা প্রোফাইলটি দেখাশোনা করেন তাঁদেরও। অফিস বিষয়টি না মেটানো পর্যন্ত আগ্রহ জানানো, কথা বলতে রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ; অন্য পরিবার যা দেখেন, তা একই থাকবে। যাঁরা দেখাশোনা করেন, সবাইকে জানানো হবে যে আপনি এ কথা বলেছেন।',
    safe: 'বাড়ির লোক এটা জানলে যদি আপনার বিপদ হয়, আগে এই নম্বরগুলির একটিতে, বা আমাদের অফিসে ফোন করুন:',
    say: (who: string) => `আমি নিজেই ${who}`,
    said: 'আপনি জানিয়েছেন, প্রোফাইলটি আপনার নিজের। অফিস থেকে আপনাকে ফোন করা হবে।',
    takeBack: 'কথাটি ফিরিয়ে নিন',
    ofOther: 'ইনি জানিয়েছেন, ইনি নিজেই পাত্র বা পাত্রী। অফিস থেকে আপনাদের সবাইকে ফোন করা হবে।',
  },
});

/** Texts for the decisions of the bride or groom on a profile with other holders. */
export const candidateTexts = texts({
  en: {
    yesHeading: 'May we show this profile?',
    yesText: 'Members see it only after you have said yes yourself. Have a look first, and change anything you like.',
    look: 'See it as others will',
    yes: 'Decide',
    healthHeading: 'What others wrote about your health',
    healthText:
      'Others may have entered your blood group, your health report and your thalassaemia test result. From now on only you can see and change them. Shall we keep them or erase them?',
    healthKeep: 'Keep them',
    healthErase: 'Erase them',
    acceptHeading: 'Who can accept an interest?',
    acceptBoth:
      'Anyone who looks after this profile can accept. Once an interest is accepted, both families can see each other’s phone number.',
    acceptAlone: 'Only you can accept. The others can send interests and decline those you receive.',
    reserve: 'Let only me accept',
    share: 'Let everyone accept',
    linksHeading: 'Links to your biodata',
    linksText:
      'The others can send a link to your biodata. Your surname, photo, parents’ names and phone are on it only if you agree to that link.',
    links: 'See the links',
  },
  bn: {
    yesHeading: 'প্রোফাইলটি দেখানো হবে?',
    yesText: 'আপনি নিজে রাজি হলে তবেই প্রোফাইলটি সদস্যদের দেখানো হবে। আগে দেখে নিন, যা ইচ্ছে বদলান।',
    look: 'অন্যরা যেমন দেখবেন, দেখুন',
    yes: 'ঠিক করুন',
    healthHeading: 'আপনার স্বাস্থ্য নিয়ে অন্যরা যা লিখেছেন',
    healthText:
      'আপনার রক্তের গ্রুপ, স্বাস্থ্যের রিপোর্ট আর থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) ফল হয়তো অন্যরা লিখেছেন। এখন থেকে সেগুলি শুধু আপনিই দেখতে ও বদলাতে পারবেন। সেগুলি থাকবে, না মুছে দেব?',
    healthKeep: 'থাকুক',
    healthErase: 'মুছে দিন',
    acceptHeading: 'কেউ আগ্রহ জানালে কারা রাজি হতে পারেন?',
    acceptBoth:
      'যাঁরা প্রোফাইল দেখাশোনা করেন, কেউ আগ্রহ জানালে তাঁরা সবাই রাজি হতে পারেন। কেউ রাজি হলে দুই পক্ষ পরস্পরের ফোন নম্বর দেখতে পান।',
    acceptAlone: 'কেউ আগ্রহ জানালে শুধু আপনিই রাজি হতে পারেন। অন্যরা আগ্রহ জানাতে পারেন, আর কেউ আগ্রহ জানালে ‘রাজি নই’ জানাতে পারেন।',
    reserve: 'কেউ আগ্রহ জানালে শুধু আমিই রাজি হতে পারি',
    share: 'কেউ আগ্রহ জানালে সবাই রাজি হতে পারেন',
    linksHeading: 'আপনার বায়োডাটার লিঙ্ক',
    linksText:
      'অন্যরা আপনার বায়োডাটার লিঙ্ক পাঠাতে পারেন। কোনও লিঙ্কে আপনি রাজি হলে তবেই তাতে আপনার পদবি, ছবি, বাবা-মায়ের নাম আর ফোন নম্বর থাকবে।',
    links: 'লিঙ্কগুলি দেখুন',
  },
});

export const inviteTexts = texts({
  en: {
    code: (whom: string) =>
      `Enter the phone number of ${whom}. We will send a code to it, and they can set up a login of their own.`,
    confirmFirst: (whom: string) => `Before you can invite ${whom}, please confirm your own phone with a code.`,
    confirm: 'Confirm my phone',
    theCandidate: (who: string) => `the ${who}`,
    theGuardian: 'a parent or relative',
    phoneEnd: (end: string) => `Phone ending in ${end}`,
    guardianMay: 'They can look at profiles, edit yours, and send and answer interests, just as you do.',
    guardianMayButAccept:
      'They can look at profiles, edit yours, send interests and decline those you receive. Only you can accept.',
    candidateMay: 'Both of you can then look at profiles, edit this one, and send and answer interests.',
    candidateYes: 'They decide for themselves whether the profile is shown.',
    candidateHealth: 'After that, only they can see their health answers.',
    guardianOwn: 'Only you can see your health answers, and whom you block or report.',
    candidate: (who: string) => `Invite the ${who}`,
    guardian: 'Invite a parent or relative',
    noPhone: (who: string) =>
      `Does the ${who} have no phone of their own? Our office can speak to them on yours instead; if they agree, that counts as if they had logged in and agreed.`,
    toOffice: 'Ask our office to call',
    phone: 'Their phone number',
    send: 'Send the invitation',
    waiting: (day: string) => `Invited on ${day}; no answer yet`,
    withdraw: 'Withdraw the invitation',
  },
  bn: {
    code: (whom: string) =>
      `${whom} আমন্ত্রণ জানাতে তাঁর ফোন নম্বর দিন। সেই নম্বরে একটি কোড যাবে; কোডটি দিয়ে তিনি নিজের আলাদা লগ ইন পাবেন।`,
    confirmFirst: (whom: string) => `${whom} আমন্ত্রণ জানানোর আগে কোড দিয়ে নিজের ফোন নম্বর যাচাই করুন।`,
    confirm: 'আমার ফোন নম্বর যাচাই করুন',
    theCandidate: (who: string) => `${who}কে`,
    theGuardian: 'মা-বাবা বা কোনও আত্মীয়কে',
    phoneEnd: (end: string) => `ফোন নম্বরের শেষে ${end}`,
    guardianMay: 'আপনার মতো তিনিও পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর আগ্রহের উত্তর দিতে পারবেন।',
    guardianMayButAccept:
      'তিনি পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর ‘রাজি নই’ জানাতে পারবেন; কেউ আগ্রহ জানালে রাজি হতে পারবেন শুধু আপনি।',
    candidateMay: 'তিনি যোগ দিলে আপনারা দুজনেই পাত্রপাত্রী দেখতে, প্রোফাইলে লিখতে, আগ্রহ জানাতে আর আগ্রহের উত্তর দিতে পারবেন।',
    candidateYes: 'প্রোফাইল দেখানো হবে কি না, তিনি নিজেই ঠিক করবেন।',
    candidateHealth: 'স্বাস্থ্যের কথা যা লেখা আছে, তা তখন শুধু তিনিই দেখতে পাবেন।',
    guardianOwn: 'স্বাস্থ্যের উত্তর, কার সঙ্গে যোগাযোগ বন্ধ করেছেন আর কার নামে অভিযোগ জানিয়েছেন, তা শুধু আপনিই দেখতে পাবেন।',
    candidate: (who: string) => `${who}কে আমন্ত্রণ জানান`,
    guardian: 'মা-বাবা বা আত্মীয়কে আমন্ত্রণ জানান',
    noPhone: (who: string) =>
      `${who === 'পাত্র' ? 'পাত্রের' : `${who}র`} নিজের ফোন নেই? অফিস তাহলে আপনাদের ফোনেই তাঁর সঙ্গে কথা বলে নেবে; তিনি রাজি হলে নিজে লগ ইন করে রাজি হওয়ার মতোই ধরা হবে।`,
    toOffice: 'অফিসকে ফোন করতে বলুন',
    phone: 'তাঁর ফোন নম্বর',
    send: 'আমন্ত্রণ পাঠান',
    waiting: (day: string) => `${day} তারিখে আমন্ত্রণ গেছে, এখনও উত্তর আসেনি`,
    withdraw: 'আমন্ত্রণ ফিরিয়ে নিন',
  },
});

export const holdersTexts = texts({
  en: {
    heading: 'Who looks after this profile',
    description: 'The people who look after this profile, and what each of them may do.',
    lead: 'Each person logs in with their own phone number and password.',
    now: 'The people who look after it now',
    candidate: (who: string) => `The ${who}`,
    guardian: 'Parent or relative',
    family: 'The family',
    office: 'The office',
    me: 'you',
    byMe: 'You',
    phoneEnd: (end: string) => `Phone ending in ${end}`,
    since: (day: string) => `Since ${day}`,
    isReached: 'This is the number a family gets once you have both accepted, unless a guardian’s number is given.',
    reach: (end: string) => `Give families the number ending in ${end}`,
    recovering: 'This person has set a new password. Please ask them whether it really was them.',
    wasThem: (end: string) => `I have asked the person whose phone ends in ${end}, and it was them`,
    wasNotThem: 'It was not them',
    leave: 'Leave this profile',
    leaveText:
      'You will no longer be able to log in to this profile. The profile stays with the bride or groom, and nothing is deleted.',
    leaveNow: 'Leave',
    mayUndo: 'You can still take this back',
    acts: 'What each of you has done here',
    actsText: 'Everyone who looks after this profile can read this. We keep each line for a year.',
    undo: 'Take it back',
    others: 'Your other profiles',
    open: (name: string) => `Open the profile of ${name}`,
  },
  bn: {
    heading: 'কারা দেখাশোনা করেন',
    description: 'কারা এই প্রোফাইল দেখাশোনা করেন, আর কে কী করতে পারেন।',
    lead: 'প্রত্যেকে নিজের ফোন নম্বর আর নিজের পাসওয়ার্ড দিয়ে লগ ইন করেন।',
    now: 'এখন যাঁরা দেখাশোনা করেন',
    candidate: (who: string) => who,
    guardian: 'মা-বাবা বা আত্মীয়',
    family: 'পরিবার',
    office: 'অফিস',
    me: 'আপনি',
    byMe: 'আপনি',
    phoneEnd: (end: string) => `ফোন নম্বরের শেষে ${end}`,
    since: (day: string) => `${day} থেকে`,
    isReached: 'অভিভাবকের নম্বর লেখা না থাকলে, দুই পক্ষ কথা বলতে রাজি হওয়ার পরে অন্য পরিবার এই নম্বরটিই পান।',
    reach: (end: string) => `যে নম্বরের শেষে ${end}, পরিবারগুলিকে সেটি দিন`,
    recovering: 'ইনি নতুন পাসওয়ার্ড সেভ করেছেন। সত্যিই ইনি করেছেন কি না, জিজ্ঞেস করে নিন।',
    wasThem: (end: string) => `যাঁর নম্বরের শেষে ${end}, তাঁকে জিজ্ঞেস করেছি: পাসওয়ার্ড তিনিই বদলেছেন`,
    wasNotThem: 'তিনি পাসওয়ার্ড বদলাননি',
    leave: 'এই প্রোফাইল ছেড়ে দিন',
    leaveText: 'এরপর আপনি আর এখানে লগ ইন করতে পারবেন না। প্রোফাইলটি পাত্র বা পাত্রীর কাছেই থাকবে, কিছুই মুছে যাবে না।',
    leaveNow: 'ছেড়ে দিন',
    mayUndo: 'এখনও যা ফিরিয়ে নেওয়া যায়',
    acts: 'এখানে আগে যা যা করা হয়েছে',
    actsText: 'যাঁরা প্রোফাইলটি দেখাশোনা করেন, তাঁরা সবাই এটি পড়তে পারেন। প্রতিটি লাইন এক বছর পরে মুছে যায়।',
    undo: 'ফিরিয়ে নিন',
    others: 'আপনার অন্য প্রোফাইল',
    open: (name: string) => `${name}: প্রোফাইলটি খুলুন`,
  },
});
