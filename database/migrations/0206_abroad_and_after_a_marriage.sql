-- expand; tolerated by 0095_guardian_relations.sql
-- Of an earlier marriage, of life abroad, and of the income there: everything may stay empty.
alter table profile_details
  add column marriage_ended smallint check (marriage_ended >= 1950),
  add column children_with text not null default '' check (children_with in ('', 'With Me', 'With the Other Parent',
    'With Both in Turn', 'With Grandparents', 'On Their Own')),
  add column residence text not null default '' check (residence in ('', 'Citizen', 'Permanent Resident', 'Work Visa',
    'Student Visa', 'Dependent Visa', 'Other')),
  add column relocation text not null default '' check (relocation in ('', 'Anywhere', 'Within India', 'Abroad', 'Staying',
    'To Be Discussed')),
  add column income_abroad text not null default '' check (income_abroad in ('', 'Up to 25', '25 to 50', '50 to 75', '75 to 100',
    '100 to 150', '150 to 250', '250 to 500', '500 to 1000', 'Above 1000')),
  add column income_currency text not null default '' check (income_currency in ('', 'BDT', 'USD', 'GBP', 'EUR', 'CAD', 'AUD',
    'NZD', 'SGD', 'AED', 'SAR', 'QAR', 'KWD', 'OMR', 'BHD', 'MYR', 'JPY', 'CHF', 'SEK', 'NPR'));
