import { expectAccessible } from '../support/accessible.ts';
import { control, enterAsMember, save } from '../support/dashboard.ts';
import { expect, overHttp } from '../support/journey.ts';

overHttp(
  'over HTTP, a family tells what others ask about, without its phone number',
  async ({ checkedPage: page, baseURL, faults }) => {
    // Only the server finds contact details in a family's text, and then it answers 422.
    faults.allow(/422/);
    await enterAsMember(page, String(baseURL));
    const savedStatus = page.getByRole('status').filter({ hasText: 'Saved' });
    await page.goto('/personal-information?step=home');
    await control(page, 'home.id').selectOption({ label: 'Hooghly, West Bengal' });
    await page.locator('details:has([name="ancestral.name"]) > summary').click();
    await control(page, 'ancestral.name').fill('বিক্রমপুর');
    await save(page);
    await expect(savedStatus).toBeVisible();
    await page.goto('/personal-information?step=family');
    await control(page, 'brothers').fill('২');
    await save(page);
    await expect(savedStatus).toBeVisible();

    await page.goto('/matching-profile/about-me');
    await control(page, 'aboutSelf').fill('আমি গান শেখাই। ফোন ৯৮৩০০ ১২৩৪৫');
    await save(page);
    const summary = page
      .locator('main [role=alert], main [tabindex="-1"]')
      .filter({ hasText: 'leave out phone numbers' });
    await expect(summary.first()).toBeVisible();
    await expectAccessible(page);

    await control(page, 'aboutSelf').fill('আমি গান শেখাই।');
    await save(page);
    await expect(savedStatus).toBeVisible();
    await page.reload();
    await expect(control(page, 'aboutSelf')).toHaveValue('আমি গান শেখাই।');
    await page.goto('/personal-information');
    await expect(control(page, 'home.id')).toHaveValue('107');
    await expect(control(page, 'ancestral.name')).toHaveValue('বিক্রমপুর');
    await expect(control(page, 'brothers')).toHaveValue('2');
  },
);
