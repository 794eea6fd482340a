import { texts } from '#words/texts.ts';

export const declineTexts = texts({
  en: {
    fold: 'Decline and tell them why',
    explain: 'They read the reason that you choose, and can look elsewhere sooner. It cannot be taken back.',
    tell: 'Tell them that we have declined',
    reason: 'The reason that they read',
    tellNow: 'Tell them',
  },
  bn: {
    fold: 'রাজি নই, কারণটা জানাতে চাই',
    explain: 'যে কারণ বেছে নেবেন, তাঁরা শুধু সেটিই পড়বেন, আর দেরি না করে অন্য সম্বন্ধ দেখতে পারবেন। পরে আর ফেরানো যাবে না।',
    tell: 'আমরা রাজি নই, এ কথা তাঁদের জানান',
    reason: 'তাঁরা যে কারণ পড়বেন',
    tellNow: 'তাঁদের জানান',
  },
});
