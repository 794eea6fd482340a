import { texts } from '#words/texts.ts';

/** The headings and fixed words of a booklet. */
export const bookletTexts = texts({
  en: {
    brides: 'Patrika: the brides',
    grooms: 'Patrika: the grooms',
    copy: (number: string) => `Copy ${number}`,
    agreed:
      'Everybody here has agreed to appear in this booklet. There are no telephone numbers in this booklet, and no photos.',
    how: 'To know more about somebody, please tell our office that person’s number, which begins with SV. We ask the other family first.',
    care: 'This copy has a number and was given to one family or one office. Please do not copy it, photograph it or pass it on.',
    districts: 'By district',
    unknown: 'District not given',
    from: 'Family from',
    index: 'By number',
    foot: 'Shubho Bibaho, a charitable trust, Kolkata. No fee is taken.',
  },
  bn: {
    brides: 'পত্রিকা: পাত্রীরা',
    grooms: 'পত্রিকা: পাত্ররা',
    copy: (number: string) => `কপি নম্বর ${number}`,
    agreed: 'এখানে যাঁদের কথা ছাপা হয়েছে, সবাই তাতে সম্মতি দিয়েছেন। এই পত্রিকায় কারও ফোন নম্বর বা ছবি নেই।',
    how: 'কারও সম্পর্কে আরও জানতে চাইলে তাঁর প্রোফাইল নম্বরটি (SV দিয়ে যার শুরু) আমাদের অফিসে বলুন। আমরা আগে সেই পরিবারকে জিজ্ঞেস করি।',
    care: 'এই কপির একটি নম্বর আছে, একটি পরিবার বা একটি অফিসকেই এটি দেওয়া হয়েছে। এটি কপি করবেন না, এর ছবি তুলবেন না, অন্য কাউকে দেবেন না।',
    districts: 'জেলা অনুযায়ী',
    unknown: 'জেলা জানানো হয়নি',
    from: 'আদি দেশ',
    index: 'নম্বর অনুযায়ী',
    foot: 'শুভ বিবাহ, একটি দাতব্য ট্রাস্ট, কলকাতা। কোনও টাকা নেওয়া হয় না।',
  },
});
