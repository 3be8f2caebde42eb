/** Clipboard HTML of different programs, unmodified, for tests. */

/**
 * Word 365 on Windows: conditional comments, styles, lists made of paragraphs, smart tags, a picture with a local path.
 */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ruby/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0in; font-size:11.0pt;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1>Canning<span style='mso-spacerun:yes'>  </span>day<o:p></o:p></h1>
<p class=MsoNormal><span style='font-size:12.0pt;line-height:107%;font-family:"Times New Roman",serif;color:red'>Bring
<b style='mso-bidi-font-weight:normal'>two jars</b> to <st1:place w:st="on"><st1:City w:st="on">Marrow Creek</st1:City></st1:place>,&nbsp;and
<i>a lid</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>What to bring</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Field peas<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>shelled<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Butter beans<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Wash<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Salt<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1" style='width:96pt'><v:imagedata src="file:///C:/Users/ruby/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=128 height=96 src="file:///C:/Users/ruby/clip_image002.jpg" v:shapes="Picture_1"><![endif]><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=311 valign=top style='width:233.75pt;padding:0in 5.4pt'><p class=MsoNormal>Day<o:p></o:p></p></td><td width=311 valign=top><p class=MsoNormal>From<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="https://example.org/beans">More of it</a> <a href="javascript:alert(1)">here</a><a name="_Toc1"></a><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** Google Docs: everything in a `b` that isn't bold, styled spans, list items that contain paragraphs. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-3f1c2a7e-7fff-0b1d-2a77-9d3a1c5e77aa"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;white-space:pre-wrap;">What to bring</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Bring </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">two jars</span><span style="font-weight:400;white-space:pre-wrap;"> and </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">a lid</span><span style="font-weight:400;">.</span></p><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span style="font-weight:400;">Field peas</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Butter beans</span></p></li></ul><p dir="ltr"><a href="https://www.google.com/url?q=https://example.org/beans&amp;sa=D&amp;source=editors"><span style="color:#1155cc;text-decoration:underline;">More of it</span></a><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401"></span></span></p></b><br class="Apple-interchange-newline">`;

/** A page that tries to inject scripts. */
export const fromHostilePage = `<p onclick="alert(1)">Beans<script>document.title = 'run'</script><img src=x onerror="document.title = 'run'"><iframe src="https://evil.example"></iframe><a href="javascript:alert(1)">here</a><svg><script>document.title='run'</script></svg></p><figure data-provider="evil" data-id="../x"></figure>`;
