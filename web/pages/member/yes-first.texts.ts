import { texts } from '#words/texts.ts';

export const yesFirstTexts = texts({
  en: {
    heading: 'First, your own consent',
    why: 'An interest shows this family your biodata, and your profile is not shown to anybody yet. Only you can agree to that.',
    ownCard: 'My biodata, as others will see it',
    showAndSend: 'Yes, show my profile and send the interest',
  },
  bn: {
    heading: 'আগে আপনার নিজের সম্মতি চাই',
    why: 'আগ্রহ জানালে এই পরিবার আপনার বায়োডাটা দেখবেন, অথচ আপনার প্রোফাইল এখনও কাউকে দেখানো হচ্ছে না। প্রোফাইল দেখাতে রাজি হতে পারেন শুধু আপনিই।',
    ownCard: 'অন্যরা আমার বায়োডাটা যেমন দেখবেন',
    showAndSend: 'হ্যাঁ, প্রোফাইল দেখান আর আগ্রহ জানান',
  },
});
