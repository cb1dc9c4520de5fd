/** The visitor's calendar day at a moment, in the form that `Format.date` expects. */
export const calendarDay = (moment = new Date()): Date => new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
