import { texts } from '#words/texts.ts';

/** The words on the name cards and slips of a melan. */
export const melanPaperTexts = texts({
  en: {
    title: 'Melan: name cards and slips',
    number: 'Number',
    round: (round: string) => `Round ${round}`,
    table: (place: string) => `table ${place}`,
    rest: 'a break',
    wishes: 'Families we would like to know better (their numbers, at most three)',
    promise:
      'Only the trust reads this slip. If two families have each written the other’s number, we tell both the next day, and the bride and the groom then have fourteen days to say whether they would like to talk. Nobody else learns what you have written.',
    trust: 'Shubho Bibaho, a charitable trust, Kolkata',
  },
  bn: {
    title: 'মিলন অনুষ্ঠান: নামের কার্ড ও চিরকুট',
    number: 'নম্বর',
    round: (round: string) => `পর্ব ${round}`,
    table: (place: string) => `টেবিল ${place}`,
    rest: 'বিরতি',
    wishes: 'যে পরিবারগুলির সঙ্গে আরও আলাপ করতে চাই (তাঁদের নম্বর, বড়জোর তিনটি)',
    promise:
      'এই চিরকুট শুধু ট্রাস্ট পড়ে। দুই পরিবার যদি একে অন্যের নম্বর লেখেন, পরদিন আমরা দুই পক্ষকেই সে কথা জানাই; কথা বলতে রাজি কি না, তা পাত্র আর পাত্রী নিজেরা চোদ্দো দিনের মধ্যে জানান। আপনারা কার নম্বর লিখেছেন, তা আর কেউ জানতে পারেন না।',
    trust: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা',
  },
});
