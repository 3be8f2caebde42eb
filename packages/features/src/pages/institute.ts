/** Names and links of the organization that only single pages show; another organization replaces them. */

/** The office in Kenya and its staff. spec 2.2 */
export const nairobi = {
  name: 'Porchlight Nairobi',
  phone: '+254 20 555 0188',
  address: ['Jacaranda House, off Ngong Road', 'Nairobi 00505, Kenya'],
  email: 'nairobi@porchlight.example.org',
  website: { text: 'porchlight.example.org/kenya', href: 'https://porchlight.example.org/kenya' },
  staff: [
    { name: 'Wanjiru Kamande', position: 'Runs the office and the exchange between our two porches' },
    { name: 'Otieno Ouma', position: 'Maps family land with a phone, a bicycle and everyone’s grandmother' },
    { name: 'Achieng Odhiambo', position: 'Keeps the reading room and its Saturday children’s hour' },
    { name: 'Joseph Mutua', position: 'Looks after the seed library, 214 kinds so far' },
    { name: 'Nafula Wekesa', position: 'Sits with the women’s savings circle, never at the head of the table' },
  ],
} as const;

/** Partner organizations; `logo` is the file name without extension under /media/partners/. */
export const partners = [
  { name: 'Red Clay Legal Aid', href: 'https://redclaylegalaid.example.org', logo: 'red-clay-legal-aid' },
  { name: 'Wiregrass Growers Co-op', href: 'https://wiregrassgrowers.example.org', logo: 'wiregrass-growers' },
  { name: 'Longleaf Works', href: 'https://longleafworks.example.org', logo: 'longleaf-works' },
  { name: 'Amber Ridge Credit Union', href: 'https://amberridgecu.example.org', logo: 'amber-ridge' },
  { name: 'Second Sunday Choirs', href: 'https://secondsundaychoirs.example.org', logo: 'second-sunday-choirs' },
  { name: 'Jacaranda Civic Lab', href: 'https://jacarandalab.example.org', logo: 'jacaranda-civic-lab' },
] as const;
