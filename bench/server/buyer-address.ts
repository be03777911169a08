/** Where those who buy in measurements and in the proof live. */
export const buyerAddress = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main Street',
  city: 'Hoboken',
  region: 'NJ',
  postalCode: '07030',
  country: 'US',
};
