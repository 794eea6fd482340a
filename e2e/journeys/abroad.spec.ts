import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, save, unfoldWishes } from '../support/dashboard.ts';
import { expect, overHttp } from '../support/journey.ts';
import { becomeMember, makeShownMember } from '../support/meeting.ts';

overHttp(
  'over HTTP, a family abroad enters its home and income, and is found by a family with such wishes',
  async ({ checkedPage: page, baseURL, faults }) => {
    // An income without its currency.
    faults.allow(/422/);
    const url = String(baseURL);
    await enterAsMember(page, url);
    const savedStatus = page.getByRole('status').filter({ hasText: 'Saved' });
    await page.goto('/personal-information?step=work');
    await page.locator('summary', { hasText: 'If you work or live abroad' }).click();
    await control(page, 'incomeAbroad').selectOption('75 to 100');
    await save(page);
    await expect(page.getByText('Please choose the currency of the income').first()).toBeVisible();
    await expectAccessible(page);
    await control(page, 'incomeCurrency').selectOption('USD');
    await control(page, 'residence').selectOption('Work Visa');
    await save(page);
    await expect(savedStatus).toBeVisible();

    await page.goto('/matching-profile/wishes');
    await unfoldWishes(page);
    await page.getByLabel('Anywhere outside India').check();
    await save(page);
    await expect(savedStatus).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Anywhere outside India')).toBeChecked();
    await expectAccessible(page);

    const inLondon = { state: '82618988', country: '826', pincode: 'E1 6AN', city: 'London' };
    const bride = await makeShownMember(url, { name: 'Ruma Ghosh', gender: 'Female' }, inLondon);
    const groom = await makeShownMember(url, { name: 'Amit Dutta', gender: 'Male' });
    await becomeMember(page.context(), groom);
    await page.goto(`/matching-profile/${bride.pid}`);
    await expect(page.getByText('England, United Kingdom').first()).toBeVisible();
  },
);
