import { texts } from '#words/texts.ts';

export const sitemapTexts = texts({
  en: {
    title: 'Sitemap',
    description: 'Every page that can be read without logging in, in both languages.',
    inThisLanguage: 'In English',
  },
  bn: {
    title: 'সব পাতার তালিকা',
    description: 'লগ ইন না করেই যে পাতাগুলি পড়া যায়, দুই ভাষাতেই।',
    inThisLanguage: 'বাংলায়',
  },
});

const publicPage = (path: string, en: string, bn: string) => ({ path, en, bn });

/** In the order in which one would look for them. */
export const publicPages = [
  publicPage('/', 'Home', 'প্রথম পাতা'),
  publicPage('/about', 'About Us', 'আমাদের কথা'),
  publicPage('/trust-figures', 'Our work in figures', 'আমরা কতটা কাজ করেছি'),
  publicPage('/mission-vision', 'Mission & Vision', 'আমাদের উদ্দেশ্য ও স্বপ্ন'),
  publicPage('/mission', 'Mission', 'আমাদের উদ্দেশ্য'),
  publicPage('/vision', 'Vision', 'আমাদের স্বপ্ন'),
  publicPage('/success-story', 'Success Story', 'বিয়ের গল্প'),
  publicPage('/faqs', 'FAQs', 'প্রশ্ন ও উত্তর'),
  publicPage('/contact-us', 'Contact Us', 'যোগাযোগ'),
  publicPage('/login', 'Login', 'লগ ইন'),
  publicPage('/register', 'Register', 'নাম লেখান'),
  publicPage('/report', 'Report a profile', 'প্রোফাইল নিয়ে অভিযোগ জানান'),
  publicPage('/privacy-policy', 'Privacy Policy', 'গোপনীয়তা নীতি'),
  publicPage('/terms', 'Rules of use', 'ব্যবহারের নিয়ম'),
  publicPage('/accepted-papers', 'Papers the office accepts', 'অফিস কোন কোন কাগজ দেখে'),
  publicPage('/accessibility', 'Accessibility', 'সবার ব্যবহারের সুবিধা'),
];
