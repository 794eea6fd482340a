import { texts } from '#words/texts.ts';

export const itIsMeTexts = texts({
  en: {
    fold: (who: string) => `Are you the ${who} yourself?`,
    text: 'If this profile is about you and somebody else logs in as the bride or groom, say so here. Our office then calls you and everybody who looks after this profile within 24 hours. Until our office has settled it nothing is sent, accepted, ended or given out; what other families see stays as it is. All who look after the profile are told that you have said so.',
    safe: 'If it is not safe that your family reads this, call one of these numbers, or our office, first:',
    say: (who: string) => `I am the ${who} myself`,
    said: 'You have said that this is your own profile. Somebody of our office calls you.',
    takeBack: 'Take it back',
    ofOther: 'says: I am the bride or groom myself. Our office calls all of you.',
  },
  bn: {
    fold: (who: string) => `আপনি নিজেই কি ${who}?`,
    text: 'প্রোফাইলটি যদি আপনারই হয়, আর পাত্র বা পাত্রী বলে অন্য কেউ লগ ইন করেন, এখানে জানান। ২৪ ঘণ্টার মধ্যে অফিস থেকে আপনাকে ফোন করা হবে, যাঁরা প্রোফাইলটি দেখাশোনা করেন তাঁদেরও। অফিস বিষয়টি না মেটানো পর্যন্ত আগ্রহ জানানো, রাজি হওয়া, আলাপ শেষ করা বা নম্বর দেওয়া বন্ধ; অন্য পরিবার যা দেখেন, তা একই থাকবে। যাঁরা দেখাশোনা করেন, সবাইকে জানানো হবে যে আপনি এ কথা বলেছেন।',
    safe: 'বাড়ির লোক এটা জানলে যদি আপনার বিপদ হয়, আগে এই নম্বরগুলির একটিতে, বা আমাদের অফিসে ফোন করুন:',
    say: (who: string) => `আমি নিজেই ${who}`,
    said: 'আপনি জানিয়েছেন, প্রোফাইলটি আপনার নিজের। অফিস থেকে আপনাকে ফোন করা হবে।',
    takeBack: 'কথাটি ফিরিয়ে নিন',
    ofOther: 'বলছেন: আমি নিজেই পাত্র বা পাত্রী। অফিস থেকে আপনাদের সবাইকে ফোন করা হবে।',
  },
});
