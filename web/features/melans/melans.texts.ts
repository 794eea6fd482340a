import { texts } from '#words/texts.ts';

export const melansTexts = texts({
  en: {
    title: 'Melan',
    heading: 'The melan',
    description: 'A day in a hall where families meet: your invitation, and your answer.',
    lead: 'A melan is a day in a hall where families looking for a match meet, as guests of the trust. There is no fee. The other families there see only a first name and a number for the day.',
    none: 'You are not invited to a melan at present',
    noneText: 'When there is one that may suit you, we will tell you, and you will find the invitation here.',
    when: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
    invited: 'Your family is invited. Can you come?',
    seat: (people: string) =>
      people === '1'
        ? 'A place has been kept for you: one person.'
        : `Places have been kept for you: ${people} people.`,
    waiting: (place: string) =>
      `You are on the waiting list: number ${place} on your side. We keep about as many places for families of brides as for families of grooms; we will tell you as soon as there is room for you.`,
    notThisTime: 'You have told us that you cannot come this time. If that changes, please say so.',
    calledOff: 'This melan will not take place. We are sorry; you will hear from us when there is another.',
    hasNobody:
      'Among the families coming this time, there is none whose musts you meet and who also meet yours. You are welcome all the same; if you would rather wait for another melan, please give up your places.',
    slip: 'On the day each family may write the numbers of up to three others. Where two families have each written the other’s number, both see that here, and the bride and the groom say within fourteen days whether they would like to talk. Nobody else learns whose number you wrote.',
    howMany: 'How many of you will come',
    coming: 'We will come',
    change: 'Save the number of people',
    cannot: 'Not this time',
    giveUp: 'We cannot come after all',
    atHome: (day: string) => `You are invited to a melan, a day for families to meet, on ${day}.`,
    atHomeSeat: (day: string) => `Places have been kept for your family at the melan on ${day}.`,
  },
  bn: {
    title: 'মিলন অনুষ্ঠান',
    heading: 'মিলন অনুষ্ঠান',
    description: 'পরিবারগুলি যেদিন এক জায়গায় বসে আলাপ করেন: আপনাদের নিমন্ত্রণ আর উত্তর।',
    lead: 'সম্বন্ধ খুঁজছেন এমন পরিবারগুলি মিলন অনুষ্ঠানে ট্রাস্টের আয়োজনে একদিন এক জায়গায় বসে আলাপ করেন। কোনও টাকা লাগে না। সেখানে অন্যরা শুধু পদবি ছাড়া নাম আর সেদিনের একটি নম্বর দেখেন, আর কিছু নয়।',
    none: 'এখন আপনাদের কোনও মিলন অনুষ্ঠানে নিমন্ত্রণ নেই',
    noneText: 'আপনাদের মানানসই কোনও অনুষ্ঠান হলে আমরা জানাব; নিমন্ত্রণটিও এখানেই পাবেন।',
    when: (day: string, from: string, until: string) => `${day}, ${from} থেকে ${until}`,
    invited: 'আপনাদের পরিবারের নিমন্ত্রণ। আসতে পারবেন?',
    seat: (people: string) => `আপনাদের জায়গা রাখা আছে: ${people} জন।`,
    waiting: (place: string) =>
      `আপনারা অপেক্ষার তালিকায় আছেন, নিজেদের পক্ষের তালিকায় ${place} নম্বরে। পাত্রীপক্ষ আর পাত্রপক্ষ যাতে মোটামুটি সমান হন, সেইমতো জায়গা দেওয়া হয়; জায়গা হলেই জানাব।`,
    notThisTime: 'আপনারা জানিয়েছেন, এবার আসতে পারছেন না। পরে আসতে পারলে জানাবেন।',
    calledOff: 'এই মিলন অনুষ্ঠান হচ্ছে না। আমরা দুঃখিত; আবার অনুষ্ঠান হলে জানাব।',
    hasNobody:
      'এবার যাঁরা আসছেন, তাঁদের মধ্যে এমন কেউ নেই, যাঁর সঙ্গে দুই পক্ষেরই ‘না হলেই নয়’ শর্ত মেলে। তবু আপনারা এলে ভালো লাগবে; পরের অনুষ্ঠানের জন্য অপেক্ষা করতে চাইলে জায়গাটি ছেড়ে দিতে পারেন।',
    slip: 'সেদিন প্রত্যেক পরিবার বড়জোর তিনটি পরিবারের নম্বর লিখতে পারেন। দুই পরিবার একে অন্যের নম্বর লিখে থাকলে দুই পক্ষই তা এখানে দেখতে পান, আর কথা বলতে রাজি কি না, তা পাত্র ও পাত্রী নিজেরা চোদ্দো দিনের মধ্যে জানান। আপনারা কার নম্বর লিখেছেন, তা আর কেউ জানতে পারেন না।',
    howMany: 'আপনারা কজন আসবেন',
    coming: 'আমরা আসব',
    change: 'কজন আসবেন, সেভ করুন',
    cannot: 'এবার নয়',
    giveUp: 'শেষ পর্যন্ত আসতে পারছি না',
    atHome: (day: string) => `${day} পরিবারগুলির মিলন অনুষ্ঠানে আপনাদের নিমন্ত্রণ।`,
    atHomeSeat: (day: string) => `${day} মিলন অনুষ্ঠানে আপনাদের জায়গা রাখা আছে।`,
  },
});
