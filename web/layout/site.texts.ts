import { texts } from '#web/i18n/texts.ts';

export const siteTexts = texts({
  en: {
    name: 'Shubho Bibaho',
    loading: 'The page is loading',
    skip: 'Go to the content',
    language: 'Language',
    menu: 'Menu',
    links: 'More pages',
    home: 'Home',
    aboutUs: 'About Us',
    missionVision: 'Mission & Vision',
    successStory: 'Success Story',
    faqs: 'FAQs',
    contactUs: 'Contact Us',
    privacyPolicy: 'Privacy Policy',
    sitemap: 'Sitemap',
    dashboard: 'Dashboard',
    logout: 'Logout',
    login: 'Login',
    register: 'Register',
    copyright: (years: string) => `© ${years} Shubho Bibaho`,
  },
  bn: {
    name: 'শুভ বিবাহ',
    loading: 'পাতাটি আসছে',
    skip: 'মূল লেখায় যান',
    language: 'ভাষা',
    menu: 'মেনু',
    links: 'আরও পাতা',
    home: 'প্রথম পাতা',
    aboutUs: 'আমাদের কথা',
    missionVision: 'উদ্দেশ্য ও স্বপ্ন',
    successStory: 'সফল বিবাহ',
    faqs: 'জিজ্ঞাসা',
    contactUs: 'যোগাযোগ',
    privacyPolicy: 'গোপনীয়তার নীতি',
    sitemap: 'সব পাতার তালিকা',
    dashboard: 'ড্যাশবোর্ড',
    logout: 'লগ আউট',
    login: 'লগ ইন',
    register: 'নিবন্ধন',
    copyright: (years: string) => `© ${years} শুভ বিবাহ`,
  },
});

export const titleOf = (title: string | undefined, siteName: string): string =>
  title && title !== siteName ? `${title} · ${siteName}` : siteName;
