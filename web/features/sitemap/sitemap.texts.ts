import { texts } from '#words/texts.ts';

export const sitemapTexts = texts({
  en: {
    title: 'Sitemap',
    description: 'Every page you can read without logging in, in both languages.',
    language: 'English',
    begin: 'Begin here',
    us: 'About us',
    help: 'Questions and help',
    rules: 'Rules and privacy',
  },
  bn: {
    title: 'সব পাতার তালিকা',
    description: 'লগ ইন না করেই যে পাতাগুলি দুই ভাষায় পড়া যায়।',
    language: 'বাংলা',
    begin: 'শুরু করতে হলে',
    us: 'আমাদের কথা',
    help: 'প্রশ্ন ও সাহায্য',
    rules: 'নিয়ম ও গোপনীয়তা',
  },
});

const publicPage = (path: string, en: string, bn: string) => ({ path, en, bn });

/** The public pages, grouped by what a visitor looks for. */
export const publicPages = {
  begin: [
    publicPage('/', 'Home', 'প্রথম পাতা'),
    publicPage('/register', 'Register', 'নাম লেখান'),
    publicPage('/login', 'Login', 'লগ ইন'),
    publicPage('/success-story', 'Success Story', 'বিয়ের গল্প'),
  ],
  us: [
    publicPage('/about', 'About Us', 'আমাদের কথা'),
    publicPage('/mission-vision', 'Mission & Vision', 'আমাদের উদ্দেশ্য ও স্বপ্ন'),
    publicPage('/mission', 'Mission', 'আমাদের উদ্দেশ্য'),
    publicPage('/vision', 'Vision', 'আমাদের স্বপ্ন'),
    publicPage('/trust-figures', 'Our work in figures', 'আমরা কতটা কাজ করেছি'),
  ],
  help: [
    publicPage('/faqs', 'FAQs', 'প্রশ্ন ও উত্তর'),
    publicPage('/how-lists-are-made', 'How your list is made', 'তালিকায় কে আগে, কে পরে'),
    publicPage('/contact-us', 'Contact Us', 'যোগাযোগ'),
    publicPage('/report', 'Report a profile', 'প্রোফাইল নিয়ে অভিযোগ জানান'),
    publicPage('/accepted-papers', 'Papers the office accepts', 'অফিস কোন কোন কাগজ দেখে'),
  ],
  rules: [
    publicPage('/privacy-policy', 'Privacy Policy', 'গোপনীয়তা নীতি'),
    publicPage('/terms', 'Rules of use', 'ব্যবহারের নিয়ম'),
    publicPage('/accessibility', 'Accessibility', 'সবার ব্যবহারের সুবিধা'),
  ],
};
