import { texts } from '#words/texts.ts';

export const callsTexts = texts({
  en: {
    heading: 'To call',
    description:
      'Codes and notices that reach a family in no other way. Press “Call now” when the phone is in your hand: it is shown once.',
    none: 'Nobody has to be called',
    noneText: 'Where no e-mail and no SMS is on, what a family must know comes here.',
    aCode: 'a code',
    aNotice: 'a notice',
    inBengali: 'in Bengali',
    inEnglish: 'in English',
    since: (day: string) => `since ${day}`,
    own: (phone: string) => `Your own phone: ${phone}`,
    ownFirst: 'Your own phone first',
    ownPhone: 'Your own phone: no code is read out to it',
    keepOwn: 'Keep it',
    now: 'Call now',
    readOut: 'Read this out to the person who answers at this number',
    halfAnHour: 'It is valid for half an hour.',
  },
  bn: {
    heading: 'ফোন করতে হবে',
    description:
      'যেসব কোড আর খবর অন্য কোনও পথে পরিবারের কাছে যায় না, সেগুলি এখানে। ফোন হাতে নিয়ে ‘এখন ফোন করছি’ বোতামটি টিপুন। যা পড়ে শোনাবেন, তা একবারই দেখা যাবে।',
    none: 'কাউকে ফোন করতে হবে না',
    noneText: 'যেখানে ই-মেল বা এসএমএস চালু নেই, সেখানে পরিবারকে যা জানাতেই হবে তা এখানে আসে।',
    aCode: 'কোড',
    aNotice: 'খবর',
    inBengali: 'বাংলায়',
    inEnglish: 'ইংরেজিতে',
    since: (day: string) => `${day} থেকে`,
    own: (phone: string) => `আপনার নিজের ফোন: ${phone}`,
    ownFirst: 'আগে আপনার নিজের ফোন নম্বর',
    ownPhone: 'আপনার নিজের ফোন; এই নম্বরে কোনও কোড পড়ে শোনানো হয় না',
    keepOwn: 'সেভ করুন',
    now: 'এখন ফোন করছি',
    readOut: 'এই নম্বরে যিনি ফোন ধরবেন, তাঁকে এটি পড়ে শোনান',
    halfAnHour: 'আধ ঘণ্টা চলবে।',
  },
});
