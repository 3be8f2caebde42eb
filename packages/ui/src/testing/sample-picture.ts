import { HttpResponse, http } from 'msw';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#e9c48c"/><circle cx="430" cy="150" r="46" fill="#f2b33d"/><path d="M0 250l150-60 170 50 140-70 140 60v170H0z" fill="#a9b7dc"/><path d="M0 300l220-70 150 60 230-50v160H0z" fill="#1f5b4a"/><path d="M0 360l600-40v80H0z" fill="#a63a2b"/></svg>`;

/** Answers stories' calls for pictures: `/images/gone.jpg` is missing, every other name is a landscape. */
export const samplePictures = [
  http.get('/images/gone.jpg', () => new HttpResponse(null, { status: 404 })),
  http.get('/images/:name', () => HttpResponse.xml(picture, { headers: { 'content-type': 'image/svg+xml' } })),
];
