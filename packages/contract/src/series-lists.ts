/** Value of the list parameter `series` for a list that has each series once. */
export const eachSeriesOnce = 'once';

/** Property of a record in such a list: how many further dates of its series are still to come. */
export const furtherDatesKey = 'further_dates';
