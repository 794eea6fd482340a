import { expect, test } from 'vitest';
import { isWeakPassword } from './NewPasswordField.tsx';

test.each(['123456', 'PASSWORD', 'aaaaaa', 'ruma1971x', '9830012345!'])('%s is easy to guess', (password) => {
  expect(isWeakPassword(password, ['Ruma Ghosh', '9830012345'])).toBe(true);
});

test.each(['', 'shonar tori 1894', 'মেঘ বৃষ্টি রোদ'])('%j gives no warning', (password) => {
  expect(isWeakPassword(password, ['Ruma Ghosh', '9830012345'])).toBe(false);
});
