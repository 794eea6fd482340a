import { texts } from '#words/texts.ts';

export const codeTexts = texts({
  en: {
    send: 'Send me a code',
    again: 'Send again',
    code: 'Code',
    hint: 'Six digits, in English or Bengali',
    confirm: 'Confirm',
  },
  bn: {
    send: 'কোড পাঠান',
    again: 'আবার পাঠান',
    code: 'কোড',
    hint: 'ছয়টি সংখ্যা, বাংলা বা ইংরেজিতে',
    confirm: 'যাচাই করুন',
  },
});
